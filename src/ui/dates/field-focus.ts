import { type RefObject, useEffect, useInsertionEffect } from 'react';

/** Id by which the library knows that its style is there. */
const STYLE_ID = 'react-aria-pressable-style';

/**
 * Keeps the library from adding a `<style>` element, which the CSP refuses: an element with the id of that style is
 * there already. Its one rule, `touch-action`, is in the styles of what can be pressed.
 */
export function useNoInjectedStyle(): void {
  useInsertionEffect(() => {
    if (document.getElementById(STYLE_ID)) return;
    const instead = document.createElement('meta');
    instead.id = STYLE_ID;
    document.head.append(instead);
  }, []);
}

const focusFirst = (field: HTMLElement | null) =>
  field?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();

type FocusProps = { labelId: string; hadFocus: RefObject<boolean>; field: RefObject<HTMLElement | null> };

/** Focuses the first part of a field when its label is pressed, and when it replaces a resting field with the focus. */
export function useFieldFocus({ labelId, hadFocus, field }: FocusProps): void {
  useEffect(() => {
    if (hadFocus.current) focusFirst(field.current);
    hadFocus.current = false;
    const label = document.getElementById(labelId);
    const press = () => focusFirst(field.current);
    label?.addEventListener('click', press);
    return () => label?.removeEventListener('click', press);
  }, [labelId, hadFocus, field]);
}

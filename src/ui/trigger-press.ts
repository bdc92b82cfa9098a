import { useRef } from 'react';

/**
 * A press on the trigger of a menu is the trigger's alone. The menu takes it for a press outside as well, also while it
 * is still going away, and would close again what that press has just opened.
 */
export function useTriggerPress() {
  const trigger = useRef<HTMLButtonElement>(null);
  const onPointerDownOutside = (event: Event) => {
    if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
  };
  return { trigger, onPointerDownOutside };
}

import { useRef } from 'react';

/**
 * Prevents a menu from treating a press on its own trigger as a press outside: during its exit animation it would
 * close again what that press has just opened.
 */
export function useTriggerPress() {
  const trigger = useRef<HTMLButtonElement>(null);
  const onPointerDownOutside = (event: Event) => {
    if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
  };
  return { trigger, onPointerDownOutside };
}

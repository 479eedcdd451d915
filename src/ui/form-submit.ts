import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';

/** Submits without leaving the page; on failure the first invalid field gets the focus. */
export function useFormSubmit(
  send: () => void,
): [form: RefObject<HTMLFormElement | null>, submit: (event: SubmitEvent) => void] {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
    setTries(tries + 1);
  };
  return [form, submit];
}

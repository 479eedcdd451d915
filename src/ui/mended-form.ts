import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';

/** A form that, sent with something wrong in it, takes the focus to the first field that is to be mended. */
export function useMended(
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

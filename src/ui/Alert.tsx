import type { ReactNode, Ref } from 'react';

interface Props {
  id?: string;
  /** Where the focus goes when what had it goes away. */
  ref?: Ref<HTMLDivElement>;
  /** A problem is said at once, a notice when there is a pause. */
  kind?: 'problem' | 'notice';
  text: string | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** The place stands there from the beginning, so that a screen reader hears what comes into it. */
export const Alert = ({ id, ref, kind = 'problem', text, children }: Props) => (
  <div
    id={id}
    ref={ref}
    className="alert"
    data-kind={kind}
    role={kind === 'problem' ? 'alert' : 'status'}
    tabIndex={ref ? -1 : undefined}
  >
    {text !== undefined && <p>{text}</p>}
    {text !== undefined && children}
  </div>
);

import type { ReactNode } from 'react';

interface Props {
  id?: string;
  /** A problem is said at once, a notice when there is a pause. */
  kind?: 'problem' | 'notice';
  text: string | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** The place stands there from the beginning, so that a screen reader hears what comes into it. */
export const Alert = ({ id, kind = 'problem', text, children }: Props) => (
  <div id={id} className="alert" data-kind={kind} role={kind === 'problem' ? 'alert' : 'status'}>
    {text !== undefined && <p>{text}</p>}
    {text !== undefined && children}
  </div>
);

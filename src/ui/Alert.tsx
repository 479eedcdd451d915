import type { ReactNode, Ref } from 'react';
import './alert.css';

interface Props {
  id?: string;
  /** Gets the focus when the focused element is removed. */
  ref?: Ref<HTMLDivElement>;
  /** Problems are announced at once, notices at the next pause. */
  kind?: 'problem' | 'notice';
  text: string | undefined;
  children?: ReactNode;
}

/** Rendered empty from the start, so that screen readers announce what appears. */
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

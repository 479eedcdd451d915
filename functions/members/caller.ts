/** Who calls, as her verified token says. */
export interface Caller {
  uid: string;
  email: string | undefined;
  /** Our own id, once her token carries it. */
  userId: string | undefined;
}

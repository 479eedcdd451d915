/** In one word how it stands; the sentence beside it says the same. */
export const StateBadge = ({
  kind,
  text,
}: {
  kind: 'good' | 'notice' | 'problem' | 'over';
  text: string;
}) => (
  <span className="account-badge" data-kind={kind}>
    {text}
  </span>
);

/** How somebody arrives at the login page: by herself, or by a link out of an e-mail. */
export type Arrival =
  | { by: 'herself' }
  /** The whole address is what signs her in. */
  | { by: 'sign-in-link'; address: string }
  | { by: 'reset-code'; code: string }
  | { by: 'confirm-code'; code: string };

export interface Visit {
  arrival: Arrival;
  reason: string | undefined;
  next: string | undefined;
  /** The address without anything that signs in, for the address bar and the history. */
  clean: string;
}

const arrivalOf = (mode: string | null, code: string | null, address: string): Arrival => {
  if (code === null) return { by: 'herself' };
  switch (mode ?? '') {
    case 'signIn':
      return { by: 'sign-in-link', address };
    case 'resetPassword':
      return { by: 'reset-code', code };
    case 'verifyEmail':
      return { by: 'confirm-code', code };
    default:
      return { by: 'herself' };
  }
};

/** Mailed links carry our own parameters in the address itself, or in the one that they want to lead on to. */
function ownParameters(url: URL): URLSearchParams {
  const onward = url.searchParams.get('continueUrl');
  return onward !== null && URL.canParse(onward) ? new URL(onward).searchParams : url.searchParams;
}

export function readVisit(address: string): Visit {
  const url = new URL(address);
  const own = ownParameters(url);
  const kept = new URLSearchParams();
  for (const name of ['for', 'next']) {
    const value = own.get(name);
    if (value !== null) kept.set(name, value);
  }
  const query = kept.size > 0 ? `?${kept.toString()}` : '';
  return {
    arrival: arrivalOf(url.searchParams.get('mode'), url.searchParams.get('oobCode'), address),
    reason: own.get('for') ?? undefined,
    next: own.get('next') ?? undefined,
    clean: url.pathname + query,
  };
}

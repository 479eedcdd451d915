import { isLookedAt } from '#domain/funnel/robots.ts';
import type { AppContext } from './context.ts';

/** The headers are only checked, not stored. */
export const isVisitor = ({ req }: AppContext): boolean =>
  isLookedAt({ agent: req.header('User-Agent') ?? '', purpose: req.header('Sec-Purpose') ?? '' });

import { numbersPath } from '#i18n/routes.ts';
import { StaffPage } from '#site/features/staff/StaffPage.tsx';
import { askFirst } from './state.ts';
import { View } from './View.tsx';
import type { NumbersTexts } from './texts.ts';

/** The owner's numbers after signing in. */
export const NumbersPage = ({ texts }: { texts: NumbersTexts }) => (
  <StaffPage texts={texts} path={numbersPath} ask={askFirst}>
    {(view) => <View texts={texts} view={view} />}
  </StaffPage>
);

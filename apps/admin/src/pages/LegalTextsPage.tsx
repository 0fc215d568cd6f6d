import { legalTexts } from '@nuee/domain';
import { Notice, Stack } from '@nuee/ui';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useLegalTexts } from '../shop/queries.ts';
import { VersionCards } from '../shop/VersionCards.tsx';
import { isDemonstration } from '../site.ts';

/** The texts that the law asks of the shop, each with its last version. */
export default function LegalTextsPage() {
  return (
    <AdminPage title="Textes légaux" permission="settings">
      <Texts />
    </AdminPage>
  );
}

function Texts() {
  const { value, retry } = useLegalTexts();
  if (value === undefined) return retry ? <ReadingFailed onRetry={retry} /> : <Loading />;
  return (
    <Stack gap={24}>
      {isDemonstration && (
        <Notice tone="info">
          Les pages de la démonstration gardent leurs propres textes. Ceux-ci paraissent dans une boutique en service.
        </Notice>
      )}
      <VersionCards
        items={value.map((each) => ({
          ...each,
          title: legalTexts[each.name].title,
          href: `/admin/textes/${each.name}`,
        }))}
      />
    </Stack>
  );
}

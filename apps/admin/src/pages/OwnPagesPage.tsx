import { ownPages } from '@nuee/domain';
import { Stack } from '@nuee/ui';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useOwnPages } from '../shop/queries.ts';
import { VersionCards } from '../shop/VersionCards.tsx';

/** The pages on which the owner speaks, each with its last version. */
export default function OwnPagesPage() {
  return (
    <AdminPage title="Pages" permission="settings">
      <Pages />
    </AdminPage>
  );
}

function Pages() {
  const { value, retry } = useOwnPages();
  if (value === undefined) return retry ? <ReadingFailed onRetry={retry} /> : <Loading />;
  return (
    <Stack gap={24}>
      <VersionCards
        items={value.map((each) => ({ ...each, title: ownPages[each.name].title, href: `/admin/pages/${each.name}` }))}
      />
    </Stack>
  );
}

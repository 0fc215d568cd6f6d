import { formatDateTime, legalTexts } from '@nuee/domain';
import { Card, Notice, Stack, Text, TextLink } from '@nuee/ui';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useLegalTexts } from '../shop/queries.ts';
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
      {value.map(({ name, version, createdAt, who }) => (
        <Card key={name} title={legalTexts[name].title}>
          <Text size="small" tone="muted">
            {createdAt === undefined
              ? 'Texte d’origine, que vous n’avez pas encore modifié.'
              : `Version ${version}, ${formatDateTime(createdAt)}${who === undefined ? '' : `, ${who}`}`}
          </Text>
          <div>
            <TextLink tone="standalone" href={`/admin/textes/${name}`}>
              {`Modifier «\u00a0${legalTexts[name].title}\u00a0»`}
            </TextLink>
          </div>
        </Card>
      ))}
    </Stack>
  );
}

import { isLegalTextName, type LegalTextName, legalTexts, readLegalText } from '@nuee/domain';
import type { ShopSettings } from '@nuee/domain/live';
import { GuaranteeNotice, LegalText, LegalTextEditor, Stack, Text, WithdrawalSheet } from '@nuee/ui';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { useLegalText, useSettings, useShopCommands } from '../shop/queries.ts';

const back = { href: '/admin/textes', label: 'Voir les textes légaux' };

/** One of the shop's legal texts. */
export default function LegalTextPage() {
  const { id = '' } = useParams();
  const name = isLegalTextName(id) ? id : undefined;
  return (
    <AdminPage title={name ? legalTexts[name].title : 'Texte légal'} permission="settings">
      {name ? (
        <Editor key={name} name={name} />
      ) : (
        <RecordNotFound reading={{ status: 'ready' }} title="Texte introuvable" back={back} />
      )}
    </AdminPage>
  );
}

function Editor({ name }: { name: LegalTextName }) {
  const { saveLegalText } = useShopCommands();
  const [query, setQuery] = useSearchParams();
  const asked = /^\d{1,9}$/.test(query.get('version') ?? '') ? Number(query.get('version')) : undefined;
  const { value: settings } = useSettings();
  const reading = useLegalText(name);
  const { value: earlier } = useLegalText(name, asked);
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  const text = reading.value;
  if (!text || !settings) return <RecordNotFound reading={reading} title="Texte introuvable" back={back} />;
  return (
    <LegalTextEditor
      text={text}
      earlier={asked === undefined || asked === text.version ? undefined : earlier}
      preview={(content) => <Preview content={content} settings={settings} />}
      onVersionChange={(version) => setQuery(version === text.version ? {} : { version: String(version) })}
      onSave={(change) => saveLegalText(name, change)}
      onUnsavedChange={setUnsaved}
    />
  );
}

/** As the shop will show it. */
function Preview({ content, settings }: { content: string; settings: ShopSettings }) {
  const { intro, sections } = readLegalText(content, settings);
  const { name, address, email } = settings.identity;
  return (
    <Stack gap={24}>
      {intro !== '' && <Text>{intro}</Text>}
      <LegalText
        sections={sections}
        parts={{
          guarantee: <GuaranteeNotice level={3} />,
          withdrawalForm: (
            <WithdrawalSheet recipient={[name, address, email].filter((word) => word !== '').join(', ')} />
          ),
          storageKeys: (
            <Text size="small" tone="muted">
              La boutique insère ici la liste de ce qu’elle garde dans un navigateur.
            </Text>
          ),
        }}
      />
    </Stack>
  );
}

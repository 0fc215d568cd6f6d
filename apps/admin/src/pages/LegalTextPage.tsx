import {
  isLegalTextName,
  type LegalTextName,
  legalParts,
  legalPlaceholders,
  legalTextIssue,
  legalTexts,
  longestLegalText,
  readLegalText,
} from '@nuee/domain';
import type { ShopSettings } from '@nuee/domain/live';
import {
  ContentPage,
  GuaranteeNotice,
  LegalText,
  MarkupField,
  PagePreview,
  Text,
  VersionEditor,
  WithdrawalSheet,
} from '@nuee/ui';
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
    <VersionEditor<string>
      text={text}
      earlier={asked === undefined || asked === text.version ? undefined : earlier}
      isSame={(typed, saved) => typed.trim() === saved.trim()}
      isValid={(content) => legalTextIssue(content) === undefined}
      fields={(content, onChange) => (
        <>
          <MarkupField
            label="Contenu"
            rows={24}
            maxLength={longestLegalText}
            value={content}
            error={legalTextIssue(content)}
            onValueChange={onChange}
          />
          <Text size="small">
            Entre accolades, la boutique met vos paramètres&nbsp;; une ligne dont le paramètre est vide n’est pas
            montrée&nbsp;: {legalPlaceholders.map((sign) => `{${sign}}`).join(', ')}.
          </Text>
          <Text size="small">
            Seuls sur leur ligne, elle met ses propres textes&nbsp;:{' '}
            {Object.values(legalParts)
              .map((part) => `[[${part}]]`)
              .join(', ')}
            .
          </Text>
        </>
      )}
      preview={(content) => (
        <PagePreview>
          <Preview title={legalTexts[name].title} content={content} settings={settings} />
        </PagePreview>
      )}
      onVersionChange={(version) => setQuery(version === text.version ? {} : { version: String(version) })}
      onSave={(change) => saveLegalText(name, change)}
      onUnsavedChange={setUnsaved}
    />
  );
}

/** As the shop will show it. */
function Preview({ title, content, settings }: { title: string; content: string; settings: ShopSettings }) {
  const { intro, sections } = readLegalText(content, settings);
  const { name, address, email } = settings.identity;
  return (
    <ContentPage title={title} intro={intro}>
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
    </ContentPage>
  );
}

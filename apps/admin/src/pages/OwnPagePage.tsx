import { isOwnPageName, type OwnPageName, ownPages, type PageContent, pageIssues, readPage } from '@nuee/domain';
import type { ShopSettings } from '@nuee/domain/live';
import {
  AuthPage,
  CatalogueIntro,
  ContentPage,
  Hero,
  OwnQuestions,
  OwnStory,
  PageFields,
  PagePreview,
  ProductPromises,
  Text,
  VersionEditor,
} from '@nuee/ui';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { useOwnPage, useSettings, useShopCommands } from '../shop/queries.ts';

const back = { href: '/admin/pages', label: 'Voir les pages' };

/** One of the pages on which the owner speaks. */
export default function OwnPagePage() {
  const { id = '' } = useParams();
  const name = isOwnPageName(id) ? id : undefined;
  return (
    <AdminPage title={name ? ownPages[name].title : 'Page'} permission="settings">
      {name ? (
        <Editor key={name} name={name} />
      ) : (
        <RecordNotFound reading={{ status: 'ready' }} title="Page introuvable" back={back} />
      )}
    </AdminPage>
  );
}

function Editor({ name }: { name: OwnPageName }) {
  const { saveOwnPage } = useShopCommands();
  const [query, setQuery] = useSearchParams();
  const asked = /^\d{1,9}$/.test(query.get('version') ?? '') ? Number(query.get('version')) : undefined;
  const { value: settings } = useSettings();
  const reading = useOwnPage(name);
  const { value: earlier } = useOwnPage(name, asked);
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  // Uploaded when the page is saved.
  const [chosen, setChosen] = useState<{ file: File; address: string }>();
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);
  const page = reading.value;
  if (!page || !settings) return <RecordNotFound reading={reading} title="Page introuvable" back={back} />;
  return (
    <VersionEditor<PageContent>
      text={page}
      earlier={asked === undefined || asked === page.version ? undefined : earlier}
      isSame={(typed, saved) => JSON.stringify(inOrder(typed)) === JSON.stringify(inOrder(saved))}
      isValid={(content) => Object.keys(pageIssues(name, content)).length === 0}
      fields={(content, onChange) => (
        <PageFields
          name={name}
          content={content}
          onContentChange={onChange}
          onPictureChoose={(file) => {
            const address = URL.createObjectURL(file);
            setChosen({ file, address });
            onChange({
              ...content,
              picture: { x: 50, y: 50, alt: '', ...content.picture, image: address, widths: [] },
            });
          }}
        />
      )}
      preview={(content) => (
        <PagePreview>
          <Preview name={name} content={content} settings={settings} />
        </PagePreview>
      )}
      onVersionChange={(version) => setQuery(version === page.version ? {} : { version: String(version) })}
      onSave={(change) =>
        saveOwnPage(name, change, change.content.picture?.image === chosen?.address ? chosen?.file : undefined)
      }
      onUnsavedChange={setUnsaved}
    />
  );
}

const inOrder = ({ title = '', lead = '', text = '', lines = '', picture }: PageContent) => [
  ...[title, lead, text, lines].map((words) => words.trim()),
  picture && [picture.image, picture.alt.trim(), picture.x, picture.y],
];

/** As the shop will show it. */
function Preview({ name, content, settings }: { name: OwnPageName; content: PageContent; settings: ShopSettings }) {
  const page = readPage(content, settings);
  switch (name) {
    case 'home':
      return <Hero catalogueHref="/catalogue" aboutHref="/about" page={page} />;
    case 'catalogue':
      return <CatalogueIntro page={page} />;
    case 'about':
      return <OwnStory page={page} catalogueHref="/catalogue" />;
    case 'faq':
      return <OwnQuestions page={page} contactHref="/contact" />;
    case 'contact':
      return (
        <ContentPage title="Contact" intro={page.lead}>
          <Text tone="muted">Le formulaire et vos coordonnées se placent ici.</Text>
        </ContentPage>
      );
    case 'login':
      return (
        <AuthPage title="Connexion" intro={page.lead} picture={page.picture ?? null}>
          <Text tone="muted">Le formulaire se place ici.</Text>
        </AuthPage>
      );
    case 'product':
      return <ProductPromises promises={page.lines} />;
    default:
      return name satisfies never;
  }
}

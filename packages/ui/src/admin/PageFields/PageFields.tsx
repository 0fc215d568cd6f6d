import { hasField, longestOfPage, type OwnPageName, type PageContent, pageIssues } from '@nuee/domain';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FocusPoint } from '../FocusPoint/FocusPoint.tsx';
import { MarkupField } from '../MarkupField/MarkupField.tsx';
import { PictureField } from '../PictureField/PictureField.tsx';

export interface PageFieldsProps {
  /** Which page it is: it determines the fields. */
  name: OwnPageName;
  /** What the owner says there. */
  content: PageContent;
  /** Called with what is changed. */
  onContentChange: (next: PageContent) => void;
  /** Called with a file that may be the picture of the page; `content` has it once it is there. */
  onPictureChoose: (file: File) => void;
}

const textHints: Readonly<Partial<Record<OwnPageName, string>>> = {
  faq: 'Chaque titre est une question, et ce qui suit sa réponse.',
};

/**
 * The fields of a page on which the owner of a shop speaks; what can't be published is said at its field.
 *
 * Use it inside `VersionEditor`; for a product, use `ProductFields`.
 */
export function PageFields({ name, content, onContentChange, onPictureChoose }: PageFieldsProps) {
  const { title = '', lead = '', text = '', lines = '', picture } = content;
  const issues = pageIssues(name, content);
  const change = (next: Partial<PageContent>): void => onContentChange({ ...content, ...next });
  return (
    <Stack gap={16}>
      {hasField(name, 'title') && (
        <TextField
          label="Titre"
          name="title"
          maxLength={longestOfPage.title}
          value={title}
          error={issues.title}
          onValueChange={(next) => change({ title: next })}
        />
      )}
      {hasField(name, 'lead') && (
        <TextArea
          label="Introduction"
          name="lead"
          lang="fr"
          maxLength={longestOfPage.lead}
          value={lead}
          error={issues.lead}
          onValueChange={(next) => change({ lead: next })}
        />
      )}
      {hasField(name, 'lines') && (
        <TextArea
          label="Vos promesses"
          name="lines"
          lang="fr"
          description="Une par ligne, six au plus. Elles paraissent sur la page de chaque produit : ne promettez que ce que vous tenez."
          maxLength={longestOfPage.lines}
          value={lines}
          error={issues.lines}
          onValueChange={(next) => change({ lines: next })}
        />
      )}
      {hasField(name, 'text') && (
        <MarkupField
          label="Texte"
          maxLength={longestOfPage.text}
          value={text}
          error={issues.text}
          description={textHints[name] ?? 'Chaque titre commence une partie de la page.'}
          onValueChange={(next) => change({ text: next })}
        />
      )}
      {hasField(name, 'picture') && (
        <PictureField
          chosen={picture && { name: 'Image actuelle', address: picture.image }}
          onChoose={onPictureChoose}
        />
      )}
      {picture && (
        <>
          <TextField
            label="Ce que montre l’image"
            name="alt"
            description="Pour ceux qui ne la voient pas."
            maxLength={longestOfPage.alt}
            value={picture.alt}
            error={issues.picture}
            onValueChange={(alt) => change({ picture: { ...picture, alt } })}
          />
          <FocusPoint
            src={picture.image}
            x={picture.x}
            y={picture.y}
            onPointChange={(point) => change({ picture: { ...picture, ...point } })}
          />
          <div>
            <Button size="sm" variant="secondary" onClick={() => change({ picture: undefined })}>
              Retirer l’image
            </Button>
          </div>
        </>
      )}
      <Text size="small" tone="muted">
        {'Entre accolades, la boutique met vos paramètres\u00a0: {raison sociale}, {adresse}, {e-mail}, {téléphone}.'}
      </Text>
    </Stack>
  );
}

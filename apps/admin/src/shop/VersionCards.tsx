import { formatDateTime } from '@nuee/domain';
import { Card, Text, TextLink } from '@nuee/ui';

interface VersionCardsProps {
  /** Each with its last version. */
  items: readonly {
    title: string;
    href: string;
    version: number;
    createdAt?: string | undefined;
    who?: string | undefined;
  }[];
}

/** What the owner writes, with who saved the last version and when. */
export const VersionCards = ({ items }: VersionCardsProps) =>
  items.map(({ title, href, version, createdAt, who }) => (
    <Card key={href} title={title}>
      <Text size="small" tone="muted">
        {createdAt === undefined
          ? 'Texte d’origine, que vous n’avez pas encore modifié.'
          : `Version ${version}, ${formatDateTime(createdAt)}${who === undefined ? '' : `, ${who}`}`}
      </Text>
      <div>
        <TextLink tone="standalone" href={href}>
          {`Modifier «\u00a0${title}\u00a0»`}
        </TextLink>
      </div>
    </Card>
  ));

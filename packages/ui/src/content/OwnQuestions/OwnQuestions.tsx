import type { ReadPage } from '@nuee/domain';
import type { PartProps } from '../../internal/partProps.ts';
import { Box } from '../../layout/Box/Box.tsx';
import { Accordion } from '../../primitives/Accordion/Accordion.tsx';
import { ArrowRightIcon } from '../../primitives/Icon/icons.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { ContentPage } from '../ContentPage/ContentPage.tsx';
import { Blocks } from '../LegalText/LegalText.tsx';

export interface OwnQuestionsProps extends Omit<PartProps<'div'>, 'children' | 'title'> {
  /** What the owner says: each section is a question with its answer. */
  page: ReadPage;
  /** Address of the page on which visitors write. */
  contactHref: string;
}

/**
 * The questions and answers of a shop in service, as its owner wrote them.
 *
 * Use it for questions that an owner edits; for questions that are written in code, use `Accordion`.
 */
export function OwnQuestions({ page: { title, lead, sections }, contactHref, ...rest }: OwnQuestionsProps) {
  const items = sections.map(({ id, title: question, blocks }) => ({
    value: id,
    title: question,
    content: <Blocks blocks={blocks} />,
  }));
  return (
    <ContentPage
      title={title}
      intro={lead || undefined}
      aside={
        <Box>
          <TextLink tone="standalone" href={contactHref} icon={<ArrowRightIcon size={18} />}>
            Contact
          </TextLink>
        </Box>
      }
      {...rest}
    >
      <Accordion items={items} {...(items[0] && { defaultValue: items[0].value })} />
    </ContentPage>
  );
}

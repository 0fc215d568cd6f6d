import type { LegalBlock, LegalInline, LegalPart, LegalSection } from '@nuee/domain';
import { Fragment, type ReactNode } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Prose } from '../Prose/Prose.tsx';

export interface LegalTextProps extends Omit<PartProps<'div'>, 'children'> {
  /** The text, in its titled sections. */
  sections: readonly LegalSection[];
  /** What the shop puts in where the text asks for it. Default nothing. */
  parts?: Readonly<Partial<Record<LegalPart, ReactNode>>>;
}

/**
 * A legal text as its owner wrote it. What she typed is data: no HTML of hers is ever read as such.
 *
 * Use it for the texts that are edited in the back office; for one that is written in code, use `Prose`.
 */
export function LegalText({ sections, parts = {}, ...rest }: LegalTextProps) {
  return (
    <Prose
      sections={sections.map(({ id, title, blocks }) => ({
        id,
        title,
        body: <Blocks blocks={blocks} parts={parts} />,
      }))}
      {...rest}
    />
  );
}

interface BlocksProps {
  blocks: readonly LegalBlock[];
  parts?: NonNullable<LegalTextProps['parts']>;
}

/** What stands below a title. */
export const Blocks = ({ blocks, parts = {} }: BlocksProps): ReactNode =>
  blocks.map((block, i) => <Block key={keyOf(block, i)} block={block} parts={parts} />);

/** Blocks have no name: their place tells them apart. */
const keyOf = ({ kind }: LegalBlock, place: number): string => `${kind} ${place}`;

function Block({ block, parts }: { block: LegalBlock; parts: NonNullable<LegalTextProps['parts']> }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          {block.lines.map((line, i) => (
            <Fragment key={textOf(line)}>
              {i > 0 && <br />}
              <Words line={line} />
            </Fragment>
          ))}
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={textOf(item)}>
              <Words line={item} />
            </li>
          ))}
        </ul>
      );
    case 'heading':
      return (
        <Heading level={3} size="name">
          {block.text}
        </Heading>
      );
    case 'part':
      return parts[block.part];
    default:
      return block satisfies never;
  }
}

function Words({ line }: { line: readonly LegalInline[] }): ReactNode {
  return line.map((piece, i) => {
    const key = `${i} ${textOf([piece])}`;
    if (typeof piece === 'string') return <Fragment key={key}>{piece}</Fragment>;
    if ('strong' in piece) return <strong key={key}>{piece.strong}</strong>;
    return (
      <TextLink key={key} href={piece.href}>
        {piece.link}
      </TextLink>
    );
  });
}

const textOf = (line: readonly LegalInline[]): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.link)).join('');

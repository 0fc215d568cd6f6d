import { docsOf } from './docsOf.ts';

/** The description in a component's JSDoc, with the parts that it names as links to their docs. */
export function describe(component: { __docgenInfo?: { description?: string } } | null): string {
  const description = component?.__docgenInfo?.description ?? '';
  return description.replace(/`(\w+)`/g, (code, name) => (docsOf.has(name) ? `[${code}](${docsOf.get(name)})` : code));
}

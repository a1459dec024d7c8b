import { say } from '../../runtime/words.ts';

/** The document's title; it begins with "Error: " while an error summary shows. */
export function PageTitle({
  title,
  hasError = false,
}: {
  readonly title: string;
  readonly hasError?: boolean;
}) {
  return <title>{hasError ? say('title-with-error', { title }) : title}</title>;
}

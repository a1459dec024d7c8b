/** The document's title; it begins with "Error: " while an error summary shows. */
export function PageTitle({
  title,
  hasError = false,
}: {
  readonly title: string;
  readonly hasError?: boolean;
}) {
  return <title>{`${hasError ? 'Error: ' : ''}${title}`}</title>;
}

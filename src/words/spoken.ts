/** A name as it is spoken: `consentToPost` and `consent-to-post` are `consent to post`. */
export function spoken(name: string | number): string {
  return String(name)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('-', ' ')
    .toLowerCase();
}

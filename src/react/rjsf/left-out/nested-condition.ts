/** In the place of the search for conditions inside a schema, of which no card has one: the checker refuses them. */
export default function schemaHasNestedConditional() {
  return false;
}

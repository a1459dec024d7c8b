/** Whether an `integer` column can hold a number: PostgreSQL refuses a statement that compares one with any other. */
export const isColumnInteger = (value: number): boolean =>
  Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;

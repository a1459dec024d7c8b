import Form from '@rjsf/core';
import { customizeValidator } from '@rjsf/validator-ajv8';
import ajvErrors from 'ajv-errors';
import { type CardDefinition, formatsOf } from '../../../src/engine/index.ts';
import { cardForm, fillsNothing } from '../../../src/react/rjsf/index.ts';
import { trade } from '../../../src/trade.ts';

const validator = customizeValidator({ customFormats: formatsOf(trade), extenderFn: ajvErrors.default });

/** Any card, drawn by rjsf as it comes. */
export const Stock = ({ card }: { readonly card: CardDefinition }) => (
  <Form {...cardForm(card)} {...fillsNothing} validator={validator} noHtml5Validate />
);

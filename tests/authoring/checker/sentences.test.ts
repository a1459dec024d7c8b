import { expect, it } from 'vitest';
import { sentencesOf } from '../../../src/authoring/checker/sentences.ts';

it.each([
  ['We look after you. Then we call.', ['We look after you.', 'Then we call.']],
  ['We look after you. {supplier} calls.', ['We look after you.', '{supplier} calls.']],
  ['It ends then! {brand.name} says so.', ['It ends then!', '{brand.name} says so.']],
  ['Open 9 a.m. to 5 p.m. on weekdays.', ['Open 9 a.m. to 5 p.m. on weekdays.']],
  ['You agree:\n- to this. Now.\n- {that}', ['You agree:', 'to this.', 'Now.', '{that}']],
])('reads %j as its sentences', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

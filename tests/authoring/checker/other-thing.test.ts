import { describe, expect, it } from 'vitest';
import { productFiles } from '../../product-files.ts';
import { foundBy } from './found-by.ts';

type Pair = readonly [text: string, translated: string, told?: string];

/** What each of some translations is told, all of them added to one file of words. */
function toldOf(pairs: readonly Pair[], ...rules: readonly string[]): readonly (string | undefined)[] {
  const added = (of: (pair: Pair) => unknown) =>
    pairs.map((pair, index) => `\n"pair-${index}": ${JSON.stringify(of(pair))},`).join('');
  const files = productFiles.map(({ file, text }) => {
    if (file === 'schemas/words/results.json')
      return { file, text: text.replace('"words": {', (key) => key + added(([said]) => said)) };
    if (file === 'schemas/locales/cy/words/results.json')
      return {
        file,
        text: text.replace('"texts": {', (key) => key + added(([source, target]) => ({ source, target }))),
      };
    return { file, text };
  });
  const lines = files.find(({ file }) => file === 'schemas/locales/cy/words/results.json')?.text.split('\n');
  const found = rules.flatMap((rule) => foundBy(rule, files));
  return pairs.map(
    (_, index) => found.find(({ line }) => lines?.[line - 1]?.startsWith(`"pair-${index}":`))?.message,
  );
}

const exchanged: readonly (readonly [text: string, translated: string, told: string])[] = [
  ['Choose another way of paying.', 'Dewiswch gyflenwr arall.', 'supplier where way of paying'],
  ['It is usually the cheapest.', 'Dyna’r rhataf bob amser.', 'always where usually'],
  ['You must be 18 or over.', 'Rhaid i chi fod dan 18 oed.', 'less where more'],
  ['Choose another supplier.', 'Dewiswch ffordd arall o dalu.', 'way of paying where supplier'],
  ['Staying costs less', 'Mae newid yn costio llai', 'switch where stay'],
  [
    '{supplier} collects **every three months**, about three of these at once.',
    'Mae {supplier} yn casglu **bob mis**, tua thri o’r rhain ar unwaith.',
    'month where quarter',
  ],
  ['We could not load this tariff.', 'Nid oedd modd llwytho’r cyflenwr hwn.', 'supplier where tariff'],
  ['Choose one of your deals.', 'Dewiswch un o’ch dyfynbrisiau.', 'quote where deal'],
  ['About your account', 'Ynglŷn â’ch tariff', 'tariff where account'],
  ['We have no cost for your home.', 'Nid oes gennym gost ar gyfer eich tariff.', 'tariff where home'],
  ['The sort code is wrong.', 'Mae rhif y cyfrif yn anghywir.', 'account number where sort code'],
  ['Energy by night', 'Ynni yn ystod y dydd', 'daytime where night'],
  ['Your present price', 'Eich hen bris', 'old where current'],
  ['The previous 12 months', 'Y 12 mis nesaf', 'next where previous'],
  ['The name on your bank card', 'Y rhif ar eich cerdyn banc', 'number where name'],
  [
    'It is confirmed within 3 working days.',
    'Caiff ei gadarnhau ar ôl 3 diwrnod gwaith.',
    'after where before',
  ],
  ['A cheaper tariff', 'Tariff drutach', 'dearer where cheaper'],
  ['Longest fix first', 'Y rhataf yn gyntaf', 'cheapest where longest'],
  ['{amount} ahead', '{amount} ar ei hôl hi', 'behind where ahead'],
  ['Three deals at most', 'Tair bargen o leiaf', 'at least where at most'],
  ['Must be a domestic meter', 'Rhaid iddo fod yn fesurydd annomestig', 'non domestic where domestic'],
  ['The default tariff follows.', 'Mae’r tariff sefydlog yn dilyn.', 'fixed where default'],
  ['No exit fee', 'Dim tâl sefydlog', 'standing charge where exit fee'],
  ['Add an address', 'Tynnu cyfeiriad', 'remove where add'],
  ['Payment failed', 'Taliad llwyddiannus', 'successful where failed'],
  ['Deals you can switch to', 'Bargeinion y gallwch eu canslo', 'cancel where switch'],
  ['Find your switch', 'Canslo eich newid', 'stop where find'],
  ['Billing address', 'Cyfeiriad blaenorol', 'previous where billing'],
  ['Faster switching', 'Newid yn hwyrach', 'later where earlier'],
  ['I agree to it.', 'Rwy’n ei wrthod.', 'refuse where agree'],
  ['It must start with 02.', 'Rhaid iddo orffen ag 02.', 'ends where begins'],
];

const right: readonly Pair[] = [
  ['Last name', 'Enw olaf'],
  ['You must be 18 or over.', 'Rhaid i chi fod yn 18 oed neu’n hŷn.'],
  // What is named in the one has a pronoun in the other, or a word more.
  ['Your new supplier sends your tariff’s terms.', 'Eich cyflenwr newydd fydd yn eu hanfon.'],
  ['Choose another one.', 'Dewiswch fargen arall.'],
  ['We could not load it.', 'Nid oedd modd llwytho’r tariff.'],
  ['You pay by quarterly Direct Debit.', 'Rydych yn talu drwy Ddebyd Uniongyrchol bob tri mis.'],
  ['You pay every three months.', 'Rydych yn talu bob chwarter.'],
  ['If you stay', 'Os na newidiwch'],
  ['The next 12 months if you change nothing', 'Y 12 mis nesaf os na newidiwch ddim'],
  ['Staying costs less', 'Mae aros yn rhatach'],
  [
    'Switch as soon as possible, after the cooling-off period.',
    'Newid cyn gynted â phosibl, ar ôl y cyfnod ailfeddwl.',
  ],
  ['Ends within the year', 'Yn dod i ben cyn diwedd y flwyddyn'],
  ['To cancel, tell them.', 'I newid eich meddwl, dywedwch wrthyn nhw.'],
  ['Do not compare', 'Peidio â chymharu'],
  ['Last name', 'Cyfenw'],
  ['You can go on without it.', 'Gallwch barhau hebddo.'],
  ['You pay less than if you stay.', 'Rydych yn talu llai na phe baech yn aros.'],
  ['You must be at least 18 years old.', 'Rhaid i chi fod o leiaf 18 oed.'],
  ['Cancel within the 14-day cooling-off period.', 'Canslwch o fewn y cyfnod ailfeddwl o 14 diwrnod.'],
  ['Your bank stops the Direct Debit.', 'Mae eich banc yn canslo’r Debyd Uniongyrchol.'],
  ['Energy by night', 'Ynni gyda’r nos'],
  ['The standing charge of the default tariff', 'Ei dâl sefydlog'],
  ['Payment failed', 'Ni fu’r taliad yn llwyddiannus'],
];

describe('a translation', () => {
  const told = toldOf(exchanged, 'other-figures');
  it.each(exchanged.map(([text, translated, what], index) => ({ text, translated, what, index })))(
    'that exchanges one thing for another is told: $text: $translated',
    ({ what, index }) => {
      expect(told[index]).toBe(
        `This says ${what.replace(' where ', ' where the text that it translates says ')}. Say the same.`,
      );
    },
  );

  const untold = toldOf(right, 'other-figures', 'lost-term', 'lost-denial');
  it.each(right.map(([text, translated], index) => ({ text, translated, index })))(
    'that says the same in other words is not: $text: $translated',
    ({ index }) => {
      expect(untold[index]).toBeUndefined();
    },
  );
});

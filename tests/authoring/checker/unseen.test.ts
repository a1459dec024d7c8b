import { describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { checkAndProve } from '../../../src/authoring/checker/check-and-prove.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files, proveProduct as prove } from '../../product-files.ts';
import { foundBy } from './found-by.ts';

type Edit = readonly [file: string, from: string, to: string];

function edited(edits: readonly Edit[]): readonly DefinitionFile[] {
  return edits.reduce<readonly DefinitionFile[]>((all, [file, from, to]) => {
    const before = all.find((one) => one.file === file);
    expect(before?.text.split(from), `${file}: ${from}`).toHaveLength(2);
    return all.map((one) => (one === before ? { ...one, text: one.text.replace(from, () => to) } : one));
  }, files);
}

const cards = 'schemas/cards';
const welsh = 'schemas/locales/cy';

/** One slip of a kind for each, in files of their own, the line that it is told at, and by what. */
const slips: readonly (readonly [id: string, line: string, ...edit: Edit])[] = [
  [
    'lost-denial',
    'Os nad',
    `${welsh}/cards/affiliate.card.json`,
    'Os ydych yn cytuno',
    'Os nad ydych yn cytuno',
  ],
  [
    'lost-denial',
    'Byddwn hefyd',
    `${welsh}/cards/keep-quote.card.json`,
    'Dim ond i anfon yr e-bost hwn atoch y byddwn yn ei ddefnyddio.',
    'Byddwn hefyd yn ei ddefnyddio i anfon cynigion atoch.',
  ],
  ['other-figures', 'awr', `${welsh}/words/service.json`, '{count} munud', '{count} awr'],
  [
    'other-figures',
    'Mae’n orfodol',
    `${welsh}/cards/carbon-footprint.card.json`,
    'Mae’n ddewisol',
    'Mae’n orfodol',
  ],
  [
    'optional-required',
    'This is needed',
    `${cards}/terms.card.json`,
    '{supplier} may contact me with news and offers.',
    '{supplier} may contact me with news and offers. This is needed to complete your switch.',
  ],
  ['untranslated', '["en", "cy"]', 'schemas/settings.json', '["en"]', '["en", "cy"]'],
  [
    'other-figures',
    'gynharach',
    `${welsh}/messages.json`,
    'heddiw neu’n hwyrach.',
    'heddiw neu’n gynharach.',
  ],
  [
    'other-value',
    '"018011002012345678907"',
    'schemas/contexts.json',
    '"meter.mpan": "028011002012345678901"',
    '"meter.mpan": "018011002012345678907"',
  ],
  [
    'value-outside-limits',
    '"2010-12-10"',
    'schemas/contexts.json',
    '"dateOfBirth": "1990-12-10"',
    '"dateOfBirth": "2010-12-10"',
  ],
  [
    'other-figures',
    '10 diwrnod"',
    `${welsh}/words/progress.json`,
    'Ymhen 5 i 10 diwrnod gwaith',
    'Ymhen 5 i 10 diwrnod',
  ],
  [
    'other-figures',
    'ar ôl bod',
    `${welsh}/cards/unpaid-debt.card.json`,
    'tra bo bil yn hwyr',
    'ar ôl bod bil yn hwyr',
  ],
  [
    'turned-round',
    'except by:',
    `${cards}/terms.card.json`,
    'updates that may be of interest, by:',
    'updates that may be of interest, except by:',
  ],
  [
    'turned-round',
    'approved already',
    `${cards}/switch-processing.card.json`,
    '"This switch has been submitted already and is being processed.',
    '"This switch has been approved already and is being processed.',
  ],
  [
    'turned-round',
    '"delayed": { "session.switchDelayed"',
    `${cards}/your-switch.card.json`,
    '"delayed": { "session.switchDelayed": true }',
    '"delayed": { "session.switchDelayed": { "set": true } }',
  ],
  [
    'turned-round',
    'The six on your bank card.',
    `${cards}/payment.card.json`,
    '6 digits, on your bank card or a statement, such as 12-34-56.',
    'The six on your bank card.',
  ],
  [
    'contradicted-figure',
    '"6 digits, on a statement."',
    `${cards}/payment.card.json`,
    '"6 to 8 digits."',
    '"6 digits, on a statement."',
  ],
  [
    'bad-table',
    '"validTo": null',
    'schemas/averages.json',
    '"validFrom": "2026-07-01",\n      "validTo": null,',
    '"validFrom": "2027-04-01",\n      "validTo": null,\n      "source": "Ofgem typical domestic consumption values, from April 2027",\n      "gas": { "low": 5000, "medium": 9000, "high": 13000 },\n      "electricity": { "low": 1500, "medium": 2400, "high": 3600 },\n      "electricityEconomy7": { "low": null, "medium": 3300, "high": null }\n    },\n    "2026-07": {\n      "validFrom": "2026-07-01",\n      "validTo": null,',
  ],
  [
    'other-figures',
    'Copïo’r ddolen hon',
    `${welsh}/words/complete.json`,
    'Stopio’r ddolen hon',
    'Copïo’r ddolen hon',
  ],
  [
    'lowered-guard',
    'the answer about Economy 7 fits the meter',
    'schemas/conditions.json',
    '"the answer about Economy 7 does not fit the meter"',
    '"the answer about Economy 7 fits the meter"',
  ],
  [
    'lowered-guard',
    'Whoever paid for the offset is led back to it.',
    'schemas/obligations.json',
    '"Whoever did not pay for the offset is led back to it."',
    '"Whoever paid for the offset is led back to it."',
  ],
  [
    'optional-required',
    'Optional: 10 or 11 digits',
    `${cards}/customer.card.json`,
    '"10 or 11 digits, in case',
    '"Optional: 10 or 11 digits, in case',
  ],
  [
    'lost-term',
    'eich cyflenwr yn dweud wrthych beth',
    `${welsh}/cards/your-switch.card.json`,
    'eich cyflenwr newydd yn dweud wrthych beth',
    'eich cyflenwr yn dweud wrthych beth',
  ],
  [
    'lost-term',
    'gorffen."',
    `${welsh}/words/bill.json`,
    'gyda’i ddyddiad gorffen os oes ganddo un.',
    'gyda’i ddyddiad gorffen.',
  ],
  [
    'unmarked-person',
    '"Mobile number"',
    `${cards}/existing-switch.card.json`,
    '"order": ["existingSwitchId"],\n  "schema": {\n    "type": "object",\n    "properties": {',
    '"order": ["mobile", "existingSwitchId"],\n  "schema": {\n    "type": "object",\n    "properties": {\n      "mobile": { "title": "Mobile number", "type": "string", "maxLength": 11, "unread": "for later" },',
  ],
  [
    'other-matter',
    'Welcome aboard!',
    `${cards}/switch-submitted.card.json`,
    'Your application has been submitted. {session.switchedSupplier} will be in touch.',
    'Your home is now supplied by {session.switchedSupplier}. Welcome aboard!',
  ],
  [
    'turned-round',
    'Every household',
    'schemas/words/frame.json',
    'Compare gas and electricity tariffs, and switch: about',
    'Every household saves when it switches gas and electricity: about',
  ],
  [
    'turned-round',
    'never load',
    'schemas/brands/wethermere.brand.json',
    'Our pages load nothing from other companies unless you agree to it.',
    'Our pages never load anything from other companies.',
  ],
  [
    'turned-round',
    'up to',
    'schemas/words/results.json',
    '"Save {amount} a year"',
    '"Save up to {amount} a year"',
  ],
  [
    'turned-round',
    '"SSE"',
    'schemas/suppliers.json',
    '"15": "ScottishPower",\n    "16": "SSE"',
    '"15": "SSE",\n    "16": "ScottishPower"',
  ],
  [
    'turned-round',
    '"electricity-meter-not-found"',
    `${cards}/meter-numbers.card.json`,
    '"mprn-not-found": { "use": "gas-meter-not-found" }',
    '"mprn-not-found": { "use": "electricity-meter-not-found" }',
  ],
  [
    'lost-denial',
    'Ni all',
    `${welsh}/cards/unpaid-debt.card.json`,
    'Gall cyflenwr atal newid tra bo dyled',
    'Ni all cyflenwr atal newid tra bo dyled',
  ],
  [
    'other-figures',
    'wneud eich cais',
    `${welsh}/cards/cooling-off.card.json`,
    'ar ôl i chi gael eich pecyn croeso',
    'ar ôl i chi wneud eich cais',
  ],
  [
    'turned-round',
    '"run": "count-switch"',
    `${cards}/affiliate.card.json`,
    '    "told": { "session.switchCounted": true }\n  }\n}',
    '    "told": { "session.switchCounted": true }\n  },\n  "onEnter": [{ "run": "count-switch" }]\n}',
  ],
  [
    'turned-round',
    '"variant": "supplierId"',
    'schemas/journeys/sign-up.journey.json',
    '"variant": "plan.supplierId"',
    '"variant": "supplierId"',
  ],
  [
    'other-matter',
    'notices about',
    'supplier-variants/8-shell-energy.json',
    'send you news and offers?',
    'send you notices about your supply?',
  ],
  [
    'turned-round',
    '{ "session.switched": true },',
    'schemas/journeys/switch-complete.journey.json',
    '          "switch-was-made-here",\n          { "brand.pixelHost"',
    '          { "session.switched": true },\n          { "brand.pixelHost"',
  ],
  [
    'turned-round',
    'energyombudsman.com',
    'schemas/brands/switchyard.brand.json',
    'https://www.energyombudsman.org)',
    'https://www.energyombudsman.com)',
  ],
  [
    'turned-round',
    'is the cheapest."',
    `${cards}/new-payment-method.card.json`,
    'Monthly Direct Debit is usually the cheapest.',
    'Monthly Direct Debit is the cheapest.',
  ],
  [
    'turned-round',
    '£500 or less, the',
    'supplier-variants/22-utilita.json',
    '£500 or less per fuel, the balance',
    '£500 or less, the balance',
  ],
  ['turned-round', '"nospace"', `${cards}/customer.card.json`, '"mode": "lowercase"', '"mode": "nospace"'],
  [
    'turned-round',
    '"isHappyToBeAutoSwitched": true',
    'schemas/settings.json',
    '"isHappyToBeAutoSwitched": false',
    '"isHappyToBeAutoSwitched": true',
  ],
  [
    'turned-round',
    'working days after',
    'schemas/words/complete.json',
    '"cancel-by-says": "{days} days after',
    '"cancel-by-says": "{days} working days after',
  ],
  ['other-figures', 'isod', `${welsh}/messages.json`, 'blwch uchod:', 'blwch isod:'],
  ['turned-round', '"Monthly"', 'schemas/journeys/quote.journey.json', '"Annually"', '"Monthly"'],
  [
    'turned-round',
    '"monthlyDirectDebit" }',
    `${cards}/payment-type.card.json`,
    '{ "from": "currentPayMethod" }',
    '"monthlyDirectDebit"',
  ],
  [
    'turned-round',
    '["any", "yes"]',
    `${cards}/results-filter.card.json`,
    '"enum": ["any", "yes", "no"]',
    '"enum": ["any", "yes"]',
  ],
  ['turned-round', '"Results"', 'schemas/pages.json', '"Error Page"', '"Results"'],
  [
    'turned-round',
    '"CashOrCheque"',
    'schemas/facts.json',
    '"otherwise": "MonthlyDirectDebit"',
    '"otherwise": "CashOrCheque"',
  ],
  [
    'turned-round',
    '"Supplier Id"',
    'schemas/journeys/results.journey.json',
    '"Action": "More Info", "Tariff Id"',
    '"Action": "More Info", "Supplier Id"',
  ],
  [
    'turned-round',
    '"In 5 to 10 days"',
    'schemas/words/progress.json',
    '"In 5 to 10 working days"',
    '"In 5 to 10 days"',
  ],
  [
    'unknown-source',
    '"S5.40"',
    'schemas/obligations.json',
    '"says": "Only customers aged 18 or over may switch.",\n      "source": "S5.01"',
    '"says": "Only customers aged 18 or over may switch.",\n      "source": "S5.40"',
  ],
  [
    'unknown-source',
    '"S4.22"',
    'schemas/choices.json',
    '"source": "S4.02",\n      "journey": "sign-up",\n      "presets": {\n        "lengthOf',
    '"source": "S4.22",\n      "journey": "sign-up",\n      "presets": {\n        "lengthOf',
  ],
  [
    'other-figures',
    'dri neu bedwar',
    `${welsh}/cards/usage.card.json`,
    'un neu ddau o bobl',
    'dri neu bedwar o bobl',
  ],
  [
    'other-figures',
    '10 i 5',
    `${welsh}/words/progress.json`,
    '5 i 10 diwrnod gwaith ar ôl i chi',
    '10 i 5 diwrnod gwaith ar ôl i chi',
  ],
  ['other-figures', 'ddwywaith', `${welsh}/cards/keep-quote.card.json`, 'unwaith', 'ddwywaith'],
  [
    'other-figures',
    'askedTariff} {session.askedSupplier}',
    `${welsh}/cards/switch-processing.card.json`,
    'yma, {session.askedSupplier} {session.askedTariff}',
    'yma, {session.askedTariff} {session.askedSupplier}',
  ],
  ['other-figures', 'cyn i chi', `${welsh}/cards/cooling-off.card.json`, '** ar ôl i chi', '** cyn i chi'],
  ['other-language', '"Allwedd"', `${cards}/terms.card.json`, '"label": "Key"', '"label": "Allwedd"'],
  ['other-language', '"Top up"', `${welsh}/cards/payment-type.card.json`, '"Rhagdalu"', '"Top up"'],
  [
    'other-consent',
    '"Letter"',
    'supplier-variants/8-shell-energy.json',
    'ViaSms": "Text"',
    'ViaSms": "Letter"',
  ],
  [
    'unfit-widget',
    '"alpha-space"',
    `${cards}/customer.card.json`,
    '"mode": "phone"',
    '"mode": "alpha-space"',
  ],
  ['other-beginning', '"^02" }, "message": "Must', `${cards}/meter-numbers.card.json`, '"^0[12]"', '"^02"'],
  [
    'to-the-letter',
    '"Your supplier"',
    `${cards}/supplier-and-tariff.card.json`,
    '"Tariff End Date"',
    '"Your supplier"',
  ],
  [
    'other-brand',
    '"0870 608 1542"',
    'schemas/brands/switchyard.brand.json',
    '"0870 608 1524"',
    '"0870 608 1542"',
  ],
  [
    'never-known',
    '"is-electricity-only"',
    `${cards}/confirm.card.json`,
    '"prepaid": { "plan.payMethod": "PrePaymentMeter" }',
    '"prepaid": "is-electricity-only"',
  ],
  [
    'other-value',
    '"prePaymentMeter"',
    `${cards}/opening-meter-reads.card.json`,
    '"prepaid-reads": { "session.switchedPayMethod": "PrePaymentMeter" }',
    '"prepaid-reads": { "session.switchedPayMethod": "prePaymentMeter" }',
  ],
  ['lost-character', 'si?r', `${welsh}/cards/economy-7-share.card.json`, 'siŵr', 'si?r'],
  [
    'other-consent',
    'companies that it works with',
    'supplier-variants/aes.json',
    '"consent3": true }',
    '"consent3": true },\n  "text": { "consent1": "{supplier} and companies that it works with may contact me with news." }',
  ],
  [
    'other-link',
    '({terms})',
    'supplier-variants/43-so-energy.json',
    '"extends": "default",',
    '"extends": "default",\n  "text": {\n    "suppliersTermsAndConditionsAreAccepted": "I have read and accept the [Terms & Conditions]({terms}) of {supplier}."\n  },',
  ],
  [
    'written-name',
    '"so-energy": {',
    'supplier-variants/116-rebel-energy.json',
    '"extends": "default"',
    '"extends": "default",\n  "notices": {\n    "so-energy": { "tone": "info", "text": "A credit check may happen.", "place": "after cooling-off" }\n  }',
  ],
  [
    'wrong-words',
    'every deal on the market',
    'schemas/brands/wethermere.brand.json',
    'You can choose another order.',
    'You can choose another order. From the start the list has every deal on the market.',
  ],
  [
    'wrong-words',
    'on which you apply',
    'schemas/brands/switchyard.brand.json',
    'You need no account.',
    'You need no account. You have 14 days from the day on which you apply to change your mind.',
  ],
  [
    'repeated-text',
    'advise you."',
    'schemas/brands/switchyard.brand.json',
    'helps with problems with energy in England and Wales, and',
    'helps with problems with energy in England and Wales. If you do not get what you need, the [Equality Advisory and Support Service](https://www.equalityadvisoryservice.com) can advise you. And',
  ],
  [
    'unknown-button',
    'Work It Out',
    `${cards}/usage.card.json`,
    'Five short questions about your home. You',
    'Five short questions about your home, then press Work It Out. You',
  ],
  [
    'hidden-question',
    'You choose on this page',
    'supplier-variants/42-pfp-energy.json',
    '"agreeSmartMeterConditions": false\n  }',
    '"agreeSmartMeterConditions": false\n  },\n  "notices": {\n    "start-of-supply": {\n      "tone": "info",\n      "text": "You choose on this page whether {supplier} starts your supply soon or after the cooling-off period.",\n      "place": "before prePaymentMeterId"\n    }\n  }',
  ],
  [
    'turned-round',
    'You can ignore this email',
    'schemas/words/letters.json',
    'You did not switch? Then somebody mistyped an address. Please call us.',
    'You did not switch? Then somebody mistyped an address. You can ignore this email: nothing follows.',
  ],
  [
    'other-direction',
    '"message": "meters-not-asked"',
    `${cards}/your-home.card.json`,
    '"gdprConsent",\n    "addresses-found",\n    "address",',
    '"addresses-found",\n    "address",\n    "gdprConsent",',
  ],
  [
    'written-name',
    'E.ON may run',
    'supplier-variants/4-e-on.json',
    '"text": "{supplier} may run a credit check before it accepts',
    '"text": "E.ON may run a credit check before it accepts',
  ],
  [
    'turned-round',
    '"paid-quarterly": "pays-by-direct-debit"',
    `${cards}/confirm.card.json`,
    '"paid-quarterly": { "plan.payMethod": "QuaterlyDirectDebit" }',
    '"paid-quarterly": "pays-by-direct-debit"',
  ],
  [
    'hidden-question',
    'Tick the medical box below',
    'supplier-variants/simplicity.json',
    '"agreeSmartMeterConditions": false\n  }\n}',
    '"agreeSmartMeterConditions": false\n  },\n  "notices": {\n    "extra-help": {\n      "tone": "info",\n      "text": "Does somebody need extra help? Tick the medical box below, so that {supplier} knows.",\n      "place": "before acceptance"\n    }\n  }\n}',
  ],
  [
    'hidden-question',
    'Your switch goes ahead as soon as possible.',
    'supplier-variants/12-ovo.json',
    '"card": "terms"',
    '"card": "terms",\n  "notices": {\n    "cooling-off": {\n      "tone": "info",\n      "text": "Your switch goes ahead as soon as possible. If you cancel within the 14-day cooling-off period, there are no early exit fees.",\n      "place": "before prePaymentMeterId"\n    }\n  }',
  ],
  [
    'wrong-words',
    'financial-ombudsman.org.uk',
    'schemas/brands/wethermere.brand.json',
    '[Energy Ombudsman](https://www.energyombudsman.org)',
    '[Financial Ombudsman Service](https://www.financial-ombudsman.org.uk)',
  ],
  [
    'wrong-words',
    'or an offer for you',
    `${cards}/customer.card.json`,
    'in case your new supplier has a question.',
    'in case your new supplier has a question or an offer for you.',
  ],
  [
    'turned-round',
    'in every saving that we show',
    'schemas/words/projections.json',
    'is counted in the picture of your next 12 months alone.',
    'is counted in every saving that we show.',
  ],
  [
    'other-figures',
    'wedi’i dderbyn',
    `${welsh}/cards/switch-submitted.card.json`,
    'Mae eich cais wedi’i gyflwyno.',
    'Mae eich cais wedi’i dderbyn.',
  ],
  [
    'late-notice',
    '"place": "last"',
    'supplier-variants/22-utilita.json',
    '"place": "before happyToHaveDebtInformationAccessed"',
    '"place": "last"',
  ],
  [
    'bad-calculation',
    '"historyLeft"',
    'schemas/facts.json',
    '"difference": [36, { "from": "fact.historyTold" }],\n      "format": "months"',
    '"difference": [36, { "from": "fact.historyTold" }]',
  ],
  [
    'turned-round',
    '"show": {',
    'supplier-variants/8-shell-energy.json',
    '"wants-news-or-offers",\n    "marketing-intro": "wants-news-or-offers"\n',
    '"wants-news-or-offers"\n',
  ],
  [
    'other-figures',
    'wrthych a gadwyd',
    `${welsh}/words/progress.json`,
    'wrthym a gadwyd',
    'wrthych a gadwyd',
  ],
  [
    'other-figures',
    'rif eich cyfrif',
    `${welsh}/cards/affiliate.card.json`,
    'nhw rif eich newid',
    'nhw rif eich cyfrif',
  ],
  [
    'law-in-words',
    '"suppliers": [2],',
    'schemas/obligations.json',
    '"cooling-off-chosen": {',
    '"debt-not-taken-for-given": {\n      "says": "Utilita: no agreement is taken for given.",\n      "source": "S4.07",\n      "journey": "sign-up",\n      "suppliers": [2],\n      "neverGives": { "happyToHaveDebtInformationAccessed": [true] }\n    },\n    "cooling-off-chosen": {',
  ],
  [
    'crossed-copy',
    '"suppliers-unknown"',
    `${cards}/supplier-and-tariff.card.json`,
    '"must": false, "message": "tariffs-unknown" },',
    '"must": false, "message": "tariffs-unknown" },\n    {\n      "field": "tariff",\n      "when": { "lookup.tariffs": "ready", "lookup.tariffs.count": { "max": 0 } },\n      "must": false,\n      "message": "suppliers-unknown"\n    },',
  ],
  [
    'wrong-words',
    'old supplier, {session.switchedSupplier}',
    `${cards}/unpaid-debt.card.json`,
    'Please pay the final bill of your old supplier. A supplier',
    'Please pay the final bill of your old supplier, {session.switchedSupplier}. A supplier',
  ],
  [
    'wrong-words',
    'come further down',
    'schemas/brands/wethermere.brand.json',
    'Others pay us nothing. The commission',
    'Others pay us nothing, and their deals come further down. The commission',
  ],
  [
    'optional-required',
    '"require": { "vehicleChargeType": true }',
    `${cards}/vehicle.card.json`,
    '"presets": { "electricOnly": "yes" },',
    '"require": { "vehicleChargeType": true },\n  "presets": { "electricOnly": "yes" },',
  ],
  [
    'wrong-words',
    'cheapest deal for your home',
    'schemas/words/results.json',
    'is the cheapest deal shown: {month}',
    'is the cheapest deal for your home: {month}',
  ],
  [
    'crossed-words',
    'a smart meter for gas alone',
    'schemas/contexts.json',
    '"prepayment": {\n      "says": "two prepayment meters",',
    '"smart-gas": {\n      "says": "a smart meter for gas alone",\n      "set": { "meter.known": true, "meter.electricityIsSmart": true, "meter.gasIsSmart": false }\n    },\n    "prepayment": {\n      "says": "two prepayment meters",',
  ],
  [
    'wrong-words',
    'Would you mind if',
    `${cards}/terms.card.json`,
    'May {supplier} share your information with your local network operator?',
    'Would you mind if {supplier} shared your information with your local network operator?',
  ],
  [
    'turned-round',
    'you go on where you stopped',
    `${cards}/customer.card.json`,
    'If you close this page or load it again before that, we ask for them again.',
    'If you close this page or load it again, you go on where you stopped.',
  ],
  [
    'turned-round',
    '"product": [12, { "from": "previous.years" }]',
    'schemas/facts.json',
    '"product": [12, { "from": "previous.years" }],\n      "otherwise": 0',
    '"product": [12, { "from": "previous.years" }]',
  ],
  [
    'crossed-track',
    '"from": "currentPayMethod"',
    `${cards}/new-payment-method.card.json`,
    '"require": { "newTariffPaymentMethod": true }',
    '"require": { "newTariffPaymentMethod": true },\n  "onChange": {\n    "newTariffPaymentMethod": [\n      { "run": "track", "with": { "Action": "New", "Type": { "from": "currentPayMethod" } }, "when": { "newTariffPaymentMethod": { "set": true } } }\n    ]\n  }',
  ],
  [
    'wrong-words',
    'carbon neutral',
    'schemas/words/carbon.json',
    'You have offset your carbon for one year.',
    'Your home is carbon neutral for one year.',
  ],
  [
    'repeated-text',
    'two weeks before your switch',
    `${cards}/confirm.card.json`,
    '- Take a final meter reading on the day of your switch.',
    '- Take a final meter reading on the day of your switch.\\n- Take a final meter reading two weeks before your switch.',
  ],
  [
    'other-figures',
    'eich tâl sefydlog yn dod',
    `${welsh}/words/complete.json`,
    '{supplier}: mae eich pris sefydlog yn dod i ben',
    '{supplier}: mae eich tâl sefydlog yn dod i ben',
  ],
  [
    'wrong-words',
    'call us on {mprnHelpline}',
    `${cards}/supplier-terms.card.json`,
    '"text": "{failure.load-supplier-terms}"',
    '"text": "{failure.load-supplier-terms} If that does not help, call us on {mprnHelpline}."',
  ],
  [
    'other-figures',
    'Rhaid i chi adael',
    `${welsh}/cards/vehicle.card.json`,
    'Gallwch adael hwn',
    'Rhaid i chi adael hwn',
  ],
  [
    'clears-above',
    '"address"',
    `${cards}/vehicle.card.json`,
    '"registrationNumber": [{ "clear": ["vehicleMake"] }]',
    '"registrationNumber": [{ "clear": ["vehicleMake", "address"] }]',
  ],
  [
    'turned-round',
    'fixed for longest come',
    'schemas/words/results.json',
    'Deals whose price is fixed for longest come first.',
    'Deals whose price is fixed for longest come',
  ],
  [
    'turned-round',
    'questions below, then',
    'schemas/words/keep.json',
    'Answer the questions below, then save it.',
    'Answer the questions below, then',
  ],
  [
    'turned-round',
    'You may have this right',
    `${cards}/confirm.card.json`,
    'It is your right under the',
    'You may have this right under the',
  ],
  [
    'turned-round',
    'Debt Assignment Protocol.',
    `${cards}/terms.card.json`,
    'I agree to the Debt Assignment Protocol, and that {supplier} may see what I owe to my present supplier.',
    'I agree to the Debt Assignment Protocol.',
  ],
  [
    'turned-round',
    'and I agree.',
    `${cards}/your-home.card.json`,
    'and I grant {brandName} access to my meter information from the national energy industry database.',
    'and I agree.',
  ],
  [
    'turned-round',
    'the checks of {supplier}',
    `${cards}/terms.card.json`,
    'I agree that {supplier} may run a credit check.',
    'I agree to the checks of {supplier}.',
  ],
  [
    'wrong-words',
    'spare me',
    `${cards}/terms.card.json`,
    '{supplier} may contact me with news and offers.',
    '{supplier} should spare me its news and offers.',
  ],
  [
    'other-list',
    '"retryAddress": { "pending',
    `${cards}/address-history.card.json`,
    '"retryAddress": { "failure.load-customer-address": { "set": true } }',
    '"retryAddress": { "pending.load-customer-address": { "set": true } }',
  ],
  [
    'denies-itself',
    'need not pay',
    `${cards}/confirm.card.json`,
    'Pay the final bill of your old supplier.',
    'Pay the final bill of your old supplier.\\n- You need not pay your old supplier any more.',
  ],
  [
    'denies-itself',
    'Without your vehicle',
    `${cards}/vehicle.card.json`,
    'You can leave this empty and go on.',
    'You can leave this empty and go on. Without your vehicle we cannot give you a quote.',
  ],
  [
    'wrong-words',
    'remember the sort code',
    `${cards}/payment.card.json`,
    'If you close it or load it again, we ask for them again.',
    'If you close it or load it again, we ask for them again. We remember the sort code to save you time.',
  ],
  [
    'wrong-words',
    'Saturday',
    'schemas/words/frame.json',
    'Open Monday to Friday 9am to 5pm, closed',
    'Open Monday to Friday 9am to 5pm and Saturday 9am to 1pm, closed',
  ],
  [
    'to-the-letter',
    'I have a smart meter',
    'supplier-variants/12-ovo.json',
    '"card": "terms"',
    '"card": "terms",\n  "text": { "agreeSmartMeterConditions": "Yes, I have a smart meter" }',
  ],
  [
    'other-part',
    'by post',
    'supplier-variants/43-so-energy.json',
    '"extends": "default",',
    '"extends": "default",\n  "title": { "supplierMaySendUpdatesThatMayBeOfInterestViaEmail": "News and offers by post" },',
  ],
  [
    'clears-above',
    '"clear": ["address"]',
    `${cards}/your-home.card.json`,
    '"meter": [\n      {',
    '"meter": [\n      { "clear": ["address"], "when": "knows-the-meters" },\n      {',
  ],
  [
    'turned-round',
    'is kept when you switch',
    `${cards}/terms.card.json`,
    'some of its functionality, such as automated meter reading and the energy display, may be lost when',
    'all of its functionality, such as automated meter reading and the energy display, is kept when',
  ],
  [
    'turned-round',
    'neither your switch number',
    `${cards}/affiliate.card.json`,
    'It tells them your switch number, its yearly cost and whether it is for one fuel or two.',
    'It tells them neither your switch number nor its yearly cost.',
  ],
  [
    'turned-round',
    'Until {day} you are ahead',
    'schemas/words/projections.json',
    'Until {day} you will have paid more than if you stay; from then on you are ahead.',
    'Until {day} you are ahead; from then on you will have paid more than if you stay.',
  ],
  [
    'turned-round',
    '"direct-debit-confirmed": { "plan.payMethod"',
    `${cards}/confirm.card.json`,
    '"direct-debit-confirmed": "pays-by-direct-debit"',
    '"direct-debit-confirmed": { "plan.payMethod": { "set": true } }',
  ],
  [
    'early-effect',
    '"vehicleEngine": { "vehicleChargeType"',
    `${cards}/vehicle.card.json`,
    '"vehicleEngine": { "vehicleModel": { "set": true } }',
    '"vehicleEngine": { "vehicleChargeType": { "set": true } }',
  ],
  [
    'other-direction',
    'must be before today',
    'schemas/messages.json',
    '{label} must be today or later.',
    '{label} must be before today.',
  ],
];

/** What was added and is wrong, or is wrong in more places than one: each in files of its own. */
const additions: readonly (readonly [id: string, line: string, edits: readonly Edit[]])[] = [
  [
    'lost-denial',
    'Felly gallwch',
    [[`${welsh}/notices.json`, 'Felly ni allwch gymharu', 'Felly gallwch gymharu']],
  ],
  [
    'other-matter',
    'We confirm that we have received your application.',
    [[`${cards}/confirm.card.json`, '\\n- Pay the final bill of your old supplier."', '"']],
  ],
  [
    'agreed-beforehand',
    '"set": { "agreeSmartMeterConditions": true }',
    [
      [
        `${cards}/terms.card.json`,
        '{ "clear": ["agreeSmartMeterConditions"], "when": { "gasSmartMeterInstalled": true } }',
        '{ "set": { "agreeSmartMeterConditions": true }, "when": { "gasSmartMeterInstalled": true } }',
      ],
    ],
  ],
  [
    'unfit-widget',
    '"happyToReceiveCreditCheck": "checkbox"',
    [
      [
        'supplier-variants/49-octopus-energy.json',
        '"presets": { "happyToReceiveCreditCheck": null }',
        '"presets": { "happyToReceiveCreditCheck": null },\n  "widget": { "happyToReceiveCreditCheck": "checkbox" }',
      ],
    ],
  ],
  [
    'turned-round',
    '"commission-of-partner": null',
    [
      [
        'supplier-variants/111-e-on-next.json',
        `"commission-of-partner": {
      "tone": "info",
      "heading": "Commission",
      "text": "This switching service earns commission from {supplier} when you switch. It does not change the price that you pay."
    }`,
        '"commission-of-partner": null',
      ],
    ],
  ],
  [
    'turned-round',
    'Your certificate is emailed to you within 24 hours.',
    [
      [
        'schemas/words/carbon.json',
        'If you gave an email address, your certificate is emailed',
        'Your certificate is emailed',
      ],
    ],
  ],
  [
    'bad-list',
    '"card": "previous-address", "panel": "home"',
    [
      [
        'schemas/journeys/sign-up.journey.json',
        '    { "card": "billing-address", "panel": "home" },',
        '    { "card": "previous-address", "panel": "home" },\n    { "card": "billing-address", "panel": "home" },',
      ],
    ],
  ],
  [
    'turned-round',
    '"track": { "Page": "Error Page" }',
    [['schemas/pages.json', ', "address": { "Status": "status" }', '']],
  ],
  ['turned-round', '"reviewed": true', [[`${welsh}/locale.json`, '"reviewed": false', '"reviewed": true']]],
  [
    'unread-answer',
    '"hasConservatory": { "title"',
    [
      [
        `${cards}/number-of-bedrooms.card.json`,
        '"order": ["numberOfBedrooms"]',
        '"order": ["numberOfBedrooms", "hasConservatory"]',
      ],
      [
        `${cards}/number-of-bedrooms.card.json`,
        '"type": "integer" } }',
        '"type": "integer" }, \n"hasConservatory": { "title": "Conservatory", "enum": ["yes", "no"] } }',
      ],
      [
        `${cards}/number-of-bedrooms.card.json`,
        '"ui": { ',
        '"ui": { "hasConservatory": { "widget": "yes-no" }, ',
      ],
    ],
  ],
  [
    'clears-above',
    '"compareFuel": "gas"',
    [
      [
        'schemas/cards/same-supplier.card.json',
        '"sameSupplier": [\n      {\n        "set"',
        '"sameSupplier": [\n      { "set": { "compareFuel": "gas" }, "when": { "sameSupplier": "no" } },\n      {\n        "set"',
      ],
    ],
  ],
  [
    'lost-term',
    'Bargeinion newydd',
    [
      [
        'schemas/locales/cy/words/results.json',
        '  "texts": {\n',
        '  "texts": {\n    "deals": {\n      "source": "Deals",\n      "target": "Bargeinion newydd"\n    },\n',
      ],
    ],
  ],
  [
    'other-figures',
    'tariff newydd',
    [
      [
        'schemas/locales/cy/words/sign-up.json',
        '  "texts": {\n',
        '  "texts": {\n    "change-tariff": {\n      "source": "Change your current tariff",\n      "target": "Newid eich tariff newydd"\n    },\n',
      ],
    ],
  ],
  [
    'denies-itself',
    'need not pay',
    [
      [
        'schemas/cards/confirm.card.json',
        '- Pay the final bill of your old supplier."',
        '- Pay the final bill of your old supplier.\\n- You need not pay your old supplier anything after your switch date."',
      ],
    ],
  ],
  [
    'wrong-words',
    '15 working days',
    [
      [
        'schemas/cards/confirm.card.json',
        'in 5 to 10 working days.\\n- Take',
        'in 5 to 10 working days.\\n- {supplier} tells you your switch date within 15 working days at the latest.\\n- Take',
      ],
    ],
  ],
  [
    'unlike-period',
    '"product": [12',
    [
      [
        'schemas/facts.json',
        '    "coolingOffEnds": {',
        '    "planMonthly": {\n      "says": "what the chosen deal costs a month, all its fuels together",\n      "product": [12, { "from": "fact.planCost" }],\n      "format": "pounds"\n    },\n    "coolingOffEnds": {',
      ],
      ['schemas/cards/confirm.card.json', '    "deal",\n', '    "deal",\n    "deal-month",\n'],
      [
        'schemas/cards/confirm.card.json',
        '    "paid-quarterly": { "tone"',
        '    "deal-month": { "tone": "quiet", "text": "That is {fact.planMonthly} a month." },\n    "paid-quarterly": { "tone"',
      ],
    ],
  ],
  [
    'denies-itself',
    'newest deals',
    [
      [
        'schemas/cards/keep-quote.card.json',
        '"We only use it to send you this email."',
        '"We only use it to send you this email. Now and then we may also send you our newest deals."',
      ],
      [
        'schemas/locales/cy/cards/keep-quote.card.json',
        '"source": "We only use it to send you this email."',
        '"source": "We only use it to send you this email. Now and then we may also send you our newest deals."',
      ],
    ],
  ],
  [
    'other-figures',
    'diwrnod gwaith',
    [
      [
        'schemas/locales/cy/cards/cooling-off.card.json',
        '**14 diwrnod** ar ôl',
        '**14 diwrnod gwaith** ar ôl',
      ],
    ],
  ],
  [
    'other-list',
    'search-billing-addresses',
    [
      [
        'schemas/cards/previous-address.card.json',
        '"previous.ownPostcode": { "widget": "postcode-search" }',
        '"previous.ownPostcode": { "widget": "postcode-search", "action": "search-billing-addresses", "actionLabel": "Search" }',
      ],
    ],
  ],
  [
    'for-others',
    'prepayment meter.',
    [
      [
        'schemas/cards/unpaid-debt.card.json',
        '"order": ["debt", "prepaid-debt"]',
        '"order": ["debt", "prepaid-debt", "prepaid-credit"]',
      ],
      [
        'schemas/cards/unpaid-debt.card.json',
        '    "prepaid-debt": {\n      "tone"',
        '    "prepaid-credit": {\n      "tone": "quiet",\n      "text": "Ask your old supplier about credit that is left on your prepayment meter."\n    },\n    "prepaid-debt": {\n      "tone"',
      ],
      [
        'schemas/cards/unpaid-debt.card.json',
        '    "prepaid-debt": { "session.switchedPayMethod": "PrePaymentMeter" }',
        '    "prepaid-debt": { "session.switchedPayMethod": "PrePaymentMeter" },\n    "prepaid-credit": { "not": { "session.switchedPayMethod": "PrePaymentMeter" } }',
      ],
      [
        'schemas/locales/cy/cards/unpaid-debt.card.json',
        '    "notices.prepaid-debt.text": {',
        '    "notices.prepaid-credit.text": {\n      "source": "Ask your old supplier about credit that is left on your prepayment meter.",\n      "target": "Gofynnwch i’ch hen gyflenwr am gredyd sydd ar ôl ar eich mesurydd rhagdalu."\n    },\n    "notices.prepaid-debt.text": {',
      ],
    ],
  ],
  [
    'wrong-words',
    'exit fee applies',
    [
      [
        'supplier-variants/116-rebel-energy.json',
        '"extends": "default"\n',
        '"extends": "default",\n  "notices": {\n    "fees": {\n      "tone": "info",\n      "text": "If you cancel within the 14-day cooling-off period, an early exit fee applies.",\n      "place": "after cooling-off"\n    }\n  }\n',
      ],
    ],
  ],
  [
    'turned-round',
    '"any": [',
    [
      [
        'schemas/journeys/switch-complete.journey.json',
        '        "all": [\n          "switch-was-made-here",\n          { "brand.pixelHost"',
        '        "any": [\n          "switch-was-made-here",\n          { "brand.pixelHost"',
      ],
    ],
  ],
  [
    'other-list',
    'billing-addresses.count',
    [
      [
        'schemas/cards/previous-address.card.json',
        '"lookup.previous-addresses": "ready", "lookup.previous-addresses.count": { "max": 0 }',
        '"lookup.previous-addresses": "ready", "lookup.billing-addresses.count": { "max": 0 }',
      ],
    ],
  ],
  [
    'refused-answer',
    '"standingOrder"',
    [
      [
        'schemas/cards/payment-type.card.json',
        '"enum": ["monthlyDirectDebit", "quarterlyDirectDebit", "cashOrCheque", "prePaymentMeter"]',
        '"enum": ["monthlyDirectDebit", "quarterlyDirectDebit", "cashOrCheque", "standingOrder", "prePaymentMeter"]',
      ],
      [
        'schemas/cards/payment-type.card.json',
        '{ "value": "prePaymentMeter", "label": "Prepayment" }',
        '{ "value": "standingOrder", "label": "Standing Order", "when": { "not": "this-meter-is-prepayment" } },\n        { "value": "prePaymentMeter", "label": "Prepayment" }',
      ],
    ],
  ],
  [
    'unread-answer',
    '"for": "gas" }',
    [
      [
        'schemas/journeys/quote.journey.json',
        '    { "card": "usage" },',
        '    { "card": "usage" },\n    { "card": "usage", "when": "asks-gas-apart", "for": "gas" },',
      ],
    ],
  ],
  [
    'untold-option',
    '"a week"',
    [
      [
        'schemas/cards/usage.card.json',
        '"gasUsage.usageUnit": { "title": "Gas period", "enum": [1, 2, 3] }',
        '"gasUsage.usageUnit": { "title": "Gas period", "enum": [1, 2, 3, 4] }',
      ],
      [
        'schemas/cards/usage.card.json',
        '    "gasUsage.usageUnit": {\n      "widget": "choices",\n      "options": [\n        { "value": 1, "label": "a year" },\n        { "value": 3, "label": "a quarter" },\n        { "value": 2, "label": "a month" }\n',
        '    "gasUsage.usageUnit": {\n      "widget": "choices",\n      "options": [\n        { "value": 1, "label": "a year" },\n        { "value": 3, "label": "a quarter" },\n        { "value": 2, "label": "a month" },\n        { "value": 4, "label": "a week" }\n',
      ],
    ],
  ],
  [
    'wrong-words',
    '30 days',
    [
      [
        'schemas/cards/keep-quote.card.json',
        '"order": ["what-is-kept", "keepEmail"]',
        '"order": ["what-is-kept", "keepEmail", "how-long"]',
      ],
      [
        'schemas/cards/keep-quote.card.json',
        '  "notices": {',
        '  "notices": {\n    "how-long": { "tone": "quiet", "text": "You have 30 days to open the link." },',
      ],
      [
        'schemas/locales/cy/cards/keep-quote.card.json',
        '    "notices.what-is-kept.text": {',
        '    "notices.how-long.text": {\n      "source": "You have 30 days to open the link.",\n      "target": "Mae gennych 30 diwrnod i agor y ddolen."\n    },\n    "notices.what-is-kept.text": {',
      ],
    ],
  ],
  [
    'turned-round',
    '"text": {',
    [
      [
        'supplier-variants/4-e-on.json',
        ',\n    "suppliersTermsAndConditionsAreAccepted": "I have read and accept {supplier}\'s [Terms & Conditions]({tariffTerms})."',
        '',
      ],
    ],
  ],
  [
    'turned-round',
    '({supplierTerms})',
    [['supplier-variants/4-e-on.json', '({tariffTerms})', '({supplierTerms})']],
  ],
  [
    'unknown-name',
    'price-promise',
    [
      [
        'schemas/journeys/sign-up.journey.json',
        '"aside": ["credit-check", "commission", "commission-of-partner"]',
        '"aside": ["credit-check", "commission", "commission-of-partner", "price-promise"]',
      ],
    ],
  ],
  [
    'unknown-widget',
    '72',
    [
      [
        'schemas/cards/supplier-and-tariff.card.json',
        '"monthsAhead": [3, 6, 12]',
        '"monthsAhead": [3, 6, 12, 72]',
      ],
    ],
  ],
  [
    'untold-option',
    '"value": 4',
    [
      [
        'schemas/cards/usage.card.json',
        '"gasUsage.usageUnit": { "title": "Gas period", "enum": [1, 2, 3] }',
        '"gasUsage.usageUnit": { "title": "Gas period", "enum": [1, 2, 3, 4] }',
      ],
      [
        'schemas/cards/usage.card.json',
        '"gasUsage.usageUnit": {\n      "widget": "choices",\n      "options": [\n        { "value": 1, "label": "a year" },\n        { "value": 3, "label": "a quarter" },\n        { "value": 2, "label": "a month" }\n      ],',
        '"gasUsage.usageUnit": {\n      "widget": "choices",\n      "options": [\n        { "value": 1, "label": "a year" },\n        { "value": 3, "label": "a quarter" },\n        { "value": 2, "label": "a month" },\n        { "value": 4, "label": "a week" }\n      ],',
      ],
      [
        'schemas/locales/cy/cards/usage.card.json',
        '    "ui.electricityUsage.usageType.options.0.label": {',
        '    "ui.gasUsage.usageUnit.options.4.label": {\n      "source": "a week",\n      "target": "yr wythnos"\n    },\n    "ui.electricityUsage.usageType.options.0.label": {',
      ],
    ],
  ],
  [
    'turned-round',
    'both domestic',
    [
      [
        'schemas/conditions.json',
        '"says": "a domestic meter of the home is a prepayment meter"',
        '"says": "both domestic meters of the home are prepayment meters"',
      ],
    ],
  ],
  [
    'optional-required',
    'leave this empty',
    [
      [
        'schemas/cards/address-history.card.json',
        '      "width": "medium",\n      "unasked": "Loading the list…"',
        '      "hint": "You can leave this empty.",\n      "width": "medium",\n      "unasked": "Loading the list…"',
      ],
    ],
  ],
  [
    'turned-round',
    '"all": [{ "fact.quotedGasSmartMeter"',
    [
      [
        'schemas/facts.json',
        '"any": [{ "fact.quotedGasSmartMeter": true }, { "fact.quotedElectricitySmartMeter": true }]',
        '"all": [{ "fact.quotedGasSmartMeter": true }, { "fact.quotedElectricitySmartMeter": true }]',
      ],
    ],
  ],
  [
    'turned-round',
    '{ "when": { "session.payMethod"',
    [
      [
        'schemas/facts.json',
        '        { "when": { "openedPayMethod": { "set": true } }, "value": { "from": "openedPayMethod" } },\n        { "when": { "session.payMethod": { "set": true } }, "value": { "from": "session.payMethod" } }',
        '        { "when": { "session.payMethod": { "set": true } }, "value": { "from": "session.payMethod" } },\n        { "when": { "openedPayMethod": { "set": true } }, "value": { "from": "openedPayMethod" } }',
      ],
    ],
  ],
  [
    'crossed-words',
    'My electricity meter is a smart one',
    [
      [
        'supplier-variants/42-pfp-energy.json',
        '"card": "terms",',
        '"card": "terms",\n  "text": { "gasSmartMeterInstalled": "My electricity meter is a smart one" },',
      ],
    ],
  ],
  [
    'crossed-words',
    'kWh of gas a month',
    [
      [
        `${cards}/your-home.card.json`,
        '    "gas-is-smart": { "tone": "fact", "text": "Smart meter" },\n    "gas-is-prepayment"',
        '    "gas-used": { "tone": "quiet", "text": "Your home used {meter.gasAnnualQuantity} kWh of gas a month." },\n    "gas-is-smart": { "tone": "fact", "text": "Smart meter" },\n    "gas-is-prepayment"',
      ],
    ],
  ],
  [
    'turned-round',
    'and its partners may contact me',
    [
      [
        `${cards}/terms.card.json`,
        '{supplier} may contact me with news and offers.',
        '{supplier} and its partners may contact me with news and offers.',
      ],
    ],
  ],
  [
    'turned-round',
    '"Suppliers pay us a commission',
    [
      [
        'schemas/brands/switchyard.brand.json',
        'Some suppliers pay us a commission',
        'Suppliers pay us a commission',
      ],
    ],
  ],
  [
    'turned-round',
    'Please give both the years and the months.',
    [
      [
        'schemas/messages.json',
        'Please give the years, the months, or both.',
        'Please give both the years and the months.',
      ],
    ],
  ],
  ['turned-round', '"dateOfBirth": {', [[`${cards}/customer.card.json`, '      "leapYears": true,\n', '']]],
  [
    'wrong-words',
    'audited by somebody else',
    [
      [
        'schemas/brands/switchyard.brand.json',
        'No test with disabled people and no audit by somebody else has been done yet.',
        'The pages were tested with disabled people and audited by somebody else.',
      ],
    ],
  ],
  [
    'wrong-words',
    'cheapest tariff on the market',
    [
      [
        `${cards}/your-home.card.json`,
        'The postcode of the home to switch, such as NR2 1NH.',
        'The postcode of the home to switch, such as NR2 1NH. We find the cheapest tariff on the market.',
      ],
    ],
  ],
  [
    'brand-value',
    '"termsUrl": "https://switchyard.example/privacy"',
    [
      [
        'schemas/brands/switchyard.brand.json',
        '"termsUrl": "https://switchyard.example/terms"',
        '"termsUrl": "https://switchyard.example/privacy"',
      ],
      [
        'schemas/brands/switchyard.brand.json',
        '"privacyUrl": "https://switchyard.example/privacy"',
        '"privacyUrl": "https://switchyard.example/terms"',
      ],
    ],
  ],
  [
    'contradicted-figure',
    '"max": 12',
    [
      [
        'schemas/conditions.json',
        '    "has-smart-meter": {',
        `    "moved-lately": {
      "says": "the customer has lived here for less than a year",
      "when": { "lengthOfResidencyInMonths": { "max": 12 } }
    },
    "has-smart-meter": {`,
      ],
    ],
  ],
  [
    'crossed-words',
    '"such-a-meter": { "isEconomy7": "no" }',
    [
      [
        `${cards}/economy-7.card.json`,
        '"notices": {',
        `"notices": {
    "such-a-meter": { "tone": "info", "text": "If you have such a meter, look at your last bill." },`,
      ],
      [`${cards}/economy-7.card.json`, '"show": {', '"show": {\n    "such-a-meter": { "isEconomy7": "no" },'],
    ],
  ],
  [
    'wrong-words',
    'nothing else.',
    [
      [
        `${cards}/affiliate.card.json`,
        'It tells them your switch number, its yearly cost and whether it is for one fuel or two.',
        'It tells them your switch number and nothing else.',
      ],
    ],
  ],
  [
    'wrong-words',
    'the image is loaded without your switch number',
    [
      [
        'schemas/brands/switchyard.brand.json',
        'If you do not, nothing is loaded.',
        'If you do not, the image is loaded without your switch number.',
      ],
    ],
  ],
  [
    'wrong-words',
    'Complain to the Energy Ombudsman first.',
    [
      [
        'schemas/brands/wethermere.brand.json',
        'Complain to your supplier first.',
        'Complain to the Energy Ombudsman first.',
      ],
    ],
  ],
  [
    'unlike-period',
    '"product": [3, { "from": "fact.planCost" }]',
    [
      [
        'schemas/facts.json',
        '    "coolingOffEnds": {',
        `    "quarterCost": {
      "says": "what the chosen deal costs in three months",
      "product": [3, { "from": "fact.planCost" }]
    },
    "coolingOffEnds": {`,
      ],
    ],
  ],
  [
    'unlike-period',
    '"product": [4, { "from": "plan.monthlyDirectDebit" }]',
    [
      [
        'schemas/facts.json',
        '    "coolingOffEnds": {',
        `    "quarterlyDebit": {
      "says": "what a quarterly Direct Debit collects at once: what a quarter of the year costs",
      "product": [4, { "from": "plan.monthlyDirectDebit" }]
    },
    "coolingOffEnds": {`,
      ],
    ],
  ],
  [
    'crossed-words',
    '["QuaterlyDirectDebit", "MonthlyDirectDebit"]',
    [
      [
        'schemas/conditions.json',
        '    "moved-within-three-years": {',
        `    "pays-each-month": {
      "says": "the new plan is paid by monthly Direct Debit",
      "when": { "plan.payMethod": ["QuaterlyDirectDebit", "MonthlyDirectDebit"] }
    },
    "moved-within-three-years": {`,
      ],
    ],
  ],
  [
    'turned-round',
    'ends soonest come first',
    [
      [
        'schemas/words/results.json',
        'Deals whose price is fixed for longest come first.',
        'Deals whose fixed price ends soonest come first.',
      ],
    ],
  ],
];

/** What staff do every day. */
const harmless: readonly Edit[] = [
  // A notice is called otherwise, by whose name another thing goes elsewhere.
  [`${cards}/supplier-terms.card.json`, '"retryPlan", "failed"', '"retryPlan", "terms-failed"'],
  [`${cards}/supplier-terms.card.json`, '    "failed": { "tone"', '    "terms-failed": { "tone"'],
  [`${cards}/supplier-terms.card.json`, '    "failed": { "failure', '    "terms-failed": { "failure'],
  [
    `${cards}/customer.card.json`,
    'You must be 18 or over to switch.',
    'You must be at least 18 years old to switch.',
  ],
  [
    'schemas/journeys/sign-up.journey.json',
    `        "run": ["verify-bank", "save-bank"],
        "when": "pays-by-direct-debit",
        "mend": { "verify-bank": "sortCode" }
      },`,
    `        "run": ["verify-bank"],
        "when": "pays-by-direct-debit",
        "mend": { "verify-bank": "sortCode" }
      },
      { "says": "Your Direct Debit", "run": ["save-bank"], "when": "pays-by-direct-debit" },`,
  ],
  [
    'schemas/facts.json',
    '"first": [{ "when": "is-02-meter", "value": { "from": "averages.electricityEconomy7.low" } }]',
    '"first": [{ "when": { "fact.is02Meter": true }, "value": { "from": "averages.electricityEconomy7.low" } }]',
  ],
  [
    `${cards}/terms.card.json`,
    'My switch waits until after the cooling-off period has ended.',
    'My switch begins once the cooling-off period is over.',
  ],
  [
    `${cards}/payment.card.json`,
    'You are told 10 working days before an amount or a date changes.',
    "You get 10 working days' notice before an amount or a date changes.",
  ],
  [
    `${cards}/address-history.card.json`,
    '"addLabel": "Add a previous address"',
    '"addLabel": "Add an earlier address"',
  ],
  [`${cards}/existing-switch.card.json`, '"hint": "1 to 10 digits,', '"hint": "Up to 10 digits,'],
  ['schemas/words/sign-up-start.json', 'Our service did not start', 'Our service could not start'],
  [
    'schemas/brands/switchyard.brand.json',
    'We want everybody to be able to compare',
    'We would like everybody to be able to compare',
  ],
  [
    `${cards}/usage.card.json`,
    'Five short questions about your home. You can correct the figures afterwards.',
    'We ask five short questions about your home. Afterwards you can correct the figures.',
  ],
  [
    `${cards}/same-supplier.card.json`,
    'Your bills show it: one bill for both fuels usually means one supplier.',
    'Your bills show it: if both fuels are on one bill, you usually have one supplier.',
  ],
  [
    `${welsh}/cards/same-supplier.card.json`,
    'Your bills show it: one bill for both fuels usually means one supplier.',
    'Your bills show it: if both fuels are on one bill, you usually have one supplier.',
  ],
  [
    `${cards}/terms.card.json`,
    'We pass this on to {supplier}, so that it can help you.',
    'We tell {supplier} of it, so that you get the support you need.',
  ],
  [
    `${welsh}/cards/supplier-and-tariff.card.json`,
    'Newidiwch ef os yw eich bil yn dangos un arall.',
    'Os yw un arall ar eich bil, newidiwch ef.',
  ],
  [
    `${cards}/cooling-off.card.json`,
    'You can change your mind. Your',
    'If you change your mind, you can cancel. Your',
  ],
  [
    `${cards}/terms.card.json`,
    '{ "value": 1, "label": "Key" },\n        { "value": 2, "label": "Token" }',
    '{ "value": 2, "label": "Token" },\n        { "value": 1, "label": "A key" }',
  ],
  [`${cards}/results-filter.card.json`, '["any", "fixed", "variable"]', '["fixed", "variable", "any"]'],
  [
    `${cards}/your-home.card.json`,
    '"when": { "meter.known": true, "meter.hasDomesticMeter": false }',
    '"when": { "all": ["knows-the-meters", { "meter.hasDomesticMeter": false }] }',
  ],
  [
    'schemas/conditions.json',
    '"when": { "any": [{ "consent1": true }, { "consent3": true }] }',
    '"when": { "not": { "all": [{ "not": { "consent1": true } }, { "not": { "consent3": true } }] } }',
  ],
  [
    `${welsh}/cards/usage.card.json`,
    'Fflat neu dŷ bach, un neu ddau o bobl',
    'Fflat neu dŷ bychan, gydag un neu ddau o bobl yn byw ynddo',
  ],
  [`${welsh}/cards/keep-quote.card.json`, 'am 14 diwrnod', 'am bythefnos (14 diwrnod)'],
  [
    `${welsh}/words/timeline.json`,
    'Eich cyflenwad newydd yn dechrau',
    'Mae eich cyflenwad newydd yn cychwyn',
  ],
  ['schemas/words/frame.json', '"Postcodes to try"', '"Postcodes to try, from Llandudno to Lowestoft"'],
  ['supplier-variants/2-british-gas.json', 'ViaMobilePhone": "Phone"', 'ViaMobilePhone": "Telephone"'],
  [
    'schemas/facts.json',
    '"sum": [{ "from": "plan.cost" }, { "from": "plan.gasCost" }]',
    '"sum": [{ "from": "plan.gasCost" }, { "from": "plan.cost" }]',
  ],
  // The same message by its name.
  [
    `${cards}/payment.card.json`,
    '"maxLength": 8,\n        "pattern": "^[0-9]+$",\n        "errorMessage": { "pattern": "{label} must be numbers only." },',
    '"maxLength": 8,\n        "pattern": "^[0-9]+$",\n        "errorMessage": { "pattern": "number" },',
  ],
  // The same conditions by a name, in one of several that are alike or that tell two fields apart.
  [
    'schemas/conditions.json',
    '"has-smart-meter": {',
    '"has-02-meter": { "says": "an 02 meter", "when": { "fact.is02Meter": true } },\n    "writes-address-before": {\n      "says": "the address before is written by hand",\n      "when": { "previous.manually": true }\n    },\n    "has-smart-meter": {',
  ],
  [
    'schemas/facts.json',
    '"when": { "averageLevel": "low", "fact.is02Meter": true },',
    '"when": { "all": ["has-02-meter", { "averageLevel": "low" }] },',
  ],
  [
    `${cards}/previous-address.card.json`,
    '"previous.ownPostcode": { "previous.manually": true }',
    '"previous.ownPostcode": "writes-address-before"',
  ],
  ['schemas/words/workings.json', 'figures for this at the moment.', 'figures for this at present.'],
  [
    `${cards}/payment.card.json`,
    '6 digits, on your bank card or a statement, such as 12-34-56.',
    '6 digits, such as 12-34-56. They are on your bank card or a statement.',
  ],
  ['schemas/facts.json', '"says": "the kind of quote"', '"says": "which kind of quote it is"'],
  [
    'schemas/obligations.json',
    '"says": "Names are letters, at most 100 of them."',
    '"says": "A name is letters, at most 100 of them."',
  ],
  [
    `${cards}/customer.card.json`,
    '10 or 11 digits, in case your new supplier has a question.',
    '10 or 11 digits. Your new supplier may call if it has a question.',
  ],
  [
    'schemas/conditions.json',
    '"switch-was-made-here": {',
    '"switched-to-prepayment": {\n      "says": "the plan that was switched to is paid by prepayment meter",\n      "when": { "session.switchedPayMethod": "PrePaymentMeter" }\n    },\n    "switch-was-made-here": {',
  ],
  [
    `${cards}/unpaid-debt.card.json`,
    '"debt": { "not": { "session.switchedPayMethod": "PrePaymentMeter" } }',
    '"debt": { "not": "switched-to-prepayment" }',
  ],
  [
    `${cards}/unpaid-debt.card.json`,
    '"prepaid-debt": { "session.switchedPayMethod": "PrePaymentMeter" }',
    '"prepaid-debt": "switched-to-prepayment"',
  ],
  [`${cards}/results-filter.card.json`, '"Deals you can switch to"', '"Only deals you can switch to"'],
  [
    `${cards}/payment.card.json`,
    '{supplier} collects **every three months**, about three of these at once.',
    '**every three months** {supplier} collects about three of these at once.',
  ],
  [
    `${cards}/opening-meter-reads.card.json`,
    "Your first bill begins with it, and your old supplier's final bill ends with it.",
    'Your first bill starts with it, and the final bill of your old supplier ends with it.',
  ],
  ['supplier-variants/22-utilita.json', '£500 or less per fuel', 'no more than £500 per fuel'],
  [
    `${cards}/address-history.card.json`,
    "Your time at these addresses can't be more than 100 years in total.",
    'Your time at these addresses can be at most 100 years in total.',
  ],
  [`${cards}/supplier-and-tariff.card.json`, '[2, 7, 111, 11, 15, 16]', '[2, 7, 111, 12, 15, 16]'],
  [
    'schemas/words/progress.json',
    '5 to 10 working days after you applied',
    '5 to 10 working days after your application',
  ],
  [
    `${cards}/terms.card.json`,
    'I agree that {supplier} may run a credit check.',
    'I agree to a credit check by {supplier}.',
  ],
  [
    'schemas/words/results.json',
    '"Your filters hide the only deal."',
    '"Your filters hide the one deal that there is."',
  ],
  [
    'schemas/words/workings.json',
    '"The next 12 months if you change nothing."',
    '"The next 12 months if you stay as you are."',
  ],
  [
    'schemas/conditions.json',
    '"says": "a smart meter box is ticked"',
    '"says": "at least one smart meter box is ticked"',
  ],
  [
    'schemas/conditions.json',
    '    "moved-within-three-years": {',
    '    "may-ask-for-the-meters": {\n      "says": "an address is chosen, and the customer lets us look up its meters",\n      "when": { "address": { "set": true }, "gdprConsent": true }\n    },\n    "moved-within-three-years": {',
  ],
  [
    'schemas/cards/your-home.card.json',
    '    "gdprConsent": [\n      { "clear": ["meter"] },\n      { "run": "load-meters", "when": { "address": { "set": true }, "gdprConsent": true } }\n    ],',
    '    "gdprConsent": [{ "clear": ["meter"] }, { "run": "load-meters", "when": "may-ask-for-the-meters" }],',
  ],
  ['schemas/facts.json', '"quotedNoSmartMeter": {', '"quoteHasNoSmartMeter": {'],
  ['schemas/cards/terms.card.json', 'fact.quotedNoSmartMeter', 'fact.quoteHasNoSmartMeter'],
  ['schemas/obligations.json', 'fact.quotedNoSmartMeter', 'fact.quoteHasNoSmartMeter'],
  ['schemas/cards/address-history.card.json', '"history-told",', '"history-so-far",'],
  [
    'schemas/cards/address-history.card.json',
    '    "history-told": {\n      "tone": "quiet",',
    '    "history-so-far": {\n      "tone": "quiet",',
  ],
  [
    'schemas/cards/address-history.card.json',
    '"history-told": { "all": ["moved-within-three-years", { "fact.historyTold": { "max": 35 } }] },',
    '"history-so-far": { "all": ["moved-within-three-years", { "fact.historyTold": { "max": 35 } }] },',
  ],
  [
    'schemas/obligations.json',
    '"neverTogether": ["history-told", "history-whole"]',
    '"neverTogether": ["history-so-far", "history-whole"]',
  ],
  [
    'schemas/obligations.json',
    '"shows": ["previous-needed", "history-told"]',
    '"shows": ["previous-needed", "history-so-far"]',
  ],
  ['schemas/cards/payment.card.json', '"estimate-of-both",', '"estimate-of-both-fuels",'],
  [
    'schemas/cards/payment.card.json',
    '    "estimate-of-both": {\n      "tone": "info",',
    '    "estimate-of-both-fuels": {\n      "tone": "info",',
  ],
  [
    'schemas/cards/payment.card.json',
    '"estimate-of-both": { "plan.gasCost": { "set": true } },',
    '"estimate-of-both-fuels": { "plan.gasCost": { "set": true } },',
  ],
  ['schemas/choices.json', '"hides": ["estimate-of-both"]', '"hides": ["estimate-of-both-fuels"]'],
  ['schemas/choices.json', '"shows": ["estimate-of-both"],', '"shows": ["estimate-of-both-fuels"],'],
  [
    'schemas/obligations.json',
    '"neverTogether": ["estimate", "estimate-of-both"]',
    '"neverTogether": ["estimate", "estimate-of-both-fuels"]',
  ],
  [
    'schemas/messages.json',
    '"no-length-of-stay": "Please give the years, the months, or both.",',
    '"length-of-stay-needed": "Please give the years, the months, or both.",',
  ],
  [
    'schemas/cards/previous-address.card.json',
    '"required": "no-length-of-stay"',
    '"required": "length-of-stay-needed"',
  ],
  [
    'schemas/cards/previous-address.card.json',
    '      "when": { "previous.months": { "set": false } },\n      "must": { "pattern": "[1-9]" },\n      "message": "no-length-of-stay"',
    '      "when": { "previous.months": { "set": false } },\n      "must": { "pattern": "[1-9]" },\n      "message": "length-of-stay-needed"',
  ],
  [
    'schemas/cards/previous-address.card.json',
    '      "when": { "any": [{ "previous.years": { "set": false } }, { "previous.years": ["0", "00", "000"] }] },\n      "must": { "pattern": "[1-9]" },\n      "message": "no-length-of-stay"',
    '      "when": { "any": [{ "previous.years": { "set": false } }, { "previous.years": ["0", "00", "000"] }] },\n      "must": { "pattern": "[1-9]" },\n      "message": "length-of-stay-needed"',
  ],
  ['schemas/locales/cy/messages.json', '"no-length-of-stay": {', '"length-of-stay-needed": {'],
  [
    'schemas/facts.json',
    '        { "when": "is-gas-only", "value": "gasToGas" },\n        { "when": "is-electricity-only", "value": "electricityToElectricity" },\n',
    '        { "when": "is-electricity-only", "value": "electricityToElectricity" },\n        { "when": "is-gas-only", "value": "gasToGas" },\n',
  ],
  [
    'schemas/cards/customer.card.json',
    'We have filled in what you sent us before.',
    'We have filled in what you had sent us.',
  ],
  ['schemas/suppliers.json', '    "7": "EDF",\n', '    "3": "Utility Warehouse",\n    "7": "EDF",\n'],
  [
    `${cards}/payment.card.json`,
    'If they are right, try again in a few minutes.',
    'If both are right, try again in a few minutes.',
  ],
  [
    'schemas/words/projections.json',
    'Until {day} you will have paid more than if you stay; from then on you are ahead.',
    'From then on you are ahead; until {day} you will have paid more than if you stay.',
  ],
];

describe('a slip that only the sense of the files shows', () => {
  const changed = edited(slips.map(([, , ...edit]) => edit));
  const problems = checkDefinitions(changed, trade);

  it.each(slips)('is told by %s at %s', (id, line, file) => {
    const lines = changed.find((one) => one.file === file)?.text.split('\n') ?? [];
    const told = problems
      .filter((one) => one.id === id && one.file === file)
      .map((one) => lines[one.line - 1]);
    expect(told.join('\n')).toContain(line);
  });

  it.each(additions)('is told by %s at %s, by itself', (id, line, edits) => {
    const all = edited(edits);
    const told = foundBy(id, all).map(
      (one) => all.find(({ file }) => file === one.file)?.text.split('\n')[one.line - 1],
    );
    expect(told.join('\n')).toContain(line);
  });

  it('has a line of its own: none is told for what another one did', () => {
    const places = slips.map(([id, , file, , to]) => {
      const text = changed.find((one) => one.file === file)?.text ?? '';
      return `${id} ${file}:${text.slice(0, text.indexOf(to)).split('\n').length}`;
    });
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('is none in what staff do every day', () => {
    expect(checkDefinitions(edited(harmless), trade)).toEqual([]);
  });

  it.each([
    'asks-gas-usage',
    'asks-electricity-usage',
    'moved-within-three-years',
    'wants-news-or-offers',
    'has-smart-meter',
  ])('is none where everything that asks for %s says it itself', (name) => {
    const named = JSON.stringify(name);
    const { conditions } = JSON.parse(
      files.find(({ file }) => file === 'schemas/conditions.json')?.text ?? '',
    );
    const { [name]: own, ...others } = conditions;
    const all = files.map((one) => {
      if (one.file === 'schemas/conditions.json') {
        const text = JSON.stringify({ conditions: others });
        return { ...one, text: text.replaceAll(named, () => JSON.stringify(own.when)) };
      }
      const isLedger = /(?:guards|choices|obligations)\.json$/.test(one.file);
      return isLedger || !one.text.includes(named)
        ? one
        : { ...one, text: one.text.replaceAll(named, () => JSON.stringify(own.when)) };
    });
    expect(checkDefinitions(all, trade)).toEqual([]);
  });

  it.each<[string, string, readonly Edit[]]>([
    [
      'turned-round',
      'some are called a few',
      [['schemas/brands/switchyard.brand.json', 'Some suppliers pay us', 'A few suppliers pay us']],
    ],
    [
      'contradicted-figure',
      'less than a year is eleven months at most',
      [
        [
          'schemas/conditions.json',
          '    "has-smart-meter": {',
          '    "moved-lately": {\n      "says": "the customer has lived here for less than a year",\n      "when": { "lengthOfResidencyInMonths": { "max": 11 } }\n    },\n    "has-smart-meter": {',
        ],
      ],
    ],
    [
      'unlike-period',
      'three months are three times a month',
      [
        [
          'schemas/facts.json',
          '    "coolingOffEnds": {',
          '    "quarterlyDebit": {\n      "says": "what a quarterly Direct Debit collects at once",\n      "product": [3, { "from": "plan.monthlyDirectDebit" }]\n    },\n    "coolingOffEnds": {',
        ],
      ],
    ],
    [
      'crossed-words',
      'who said no is told what to do without',
      [
        [
          `${cards}/economy-7.card.json`,
          '"notices": {',
          '"notices": {\n    "no-such-meter": { "tone": "info", "text": "If you have no such meter, go on." },',
        ],
        [
          `${cards}/economy-7.card.json`,
          '"show": {',
          '"show": {\n    "no-such-meter": { "isEconomy7": "no" },',
        ],
      ],
    ],
  ])('is none for %s where %s', (id, _, edits) => {
    expect(foundBy(id, edited(edits))).toEqual([]);
  });

  it('is told at the name of whoever had a variant, where its file is read no longer', () => {
    const left = files.filter(({ file }) => file !== 'supplier-variants/42-pfp-energy.json');
    expect(left).toHaveLength(files.length - 1);
    const told = checkDefinitions(left, trade).map(({ id, file, message }) => [id, file, message]);
    expect(told).toContainEqual([
      'turned-round',
      'schemas/suppliers.json',
      expect.stringMatching(/^Supplier 42 had a variant of its own, and no file is for it any more\./),
    ]);
  });

  it('holds nothing back where a sentence is about something else: who writes it may mean it', () => {
    const all = edited([
      [
        `${cards}/switch-submitted.card.json`,
        'Your application has been submitted. {session.switchedSupplier} will be in touch.',
        'A reworded sentence from {session.switchedSupplier}.',
      ],
    ]);
    const told = checkDefinitions(all, trade).map(({ id, severity }) => [id, severity]);
    expect(new Set(told.map((one) => one.join(' ')))).toEqual(new Set(['other-matter warning']));
  });

  it('is told where a sentence keeps one of its parts, and the promise in the other is gone', () => {
    const file = 'schemas/words/letters.json';
    const all = edited([
      [file, 'You can ignore this email: nothing follows.', 'You can ignore this email: it goes on.'],
    ]);
    const told = checkDefinitions(all, trade).map(({ id, message }) => [id, message]);
    expect(told).toEqual([['turned-round', expect.stringContaining('it promised what these words do not')]]);
  });

  it('is told at the variant that extends one with a link to the site of its owner', () => {
    const heir = {
      file: 'supplier-variants/117-harbour-energy.json',
      text: '{\n  "suppliers": [117],\n  "name": "Harbour Energy",\n  "card": "terms",\n  "extends": "8-shell-energy"\n}\n',
    };
    const told = foundBy('other-site', [...files, heir]);
    expect(told.map(({ file, line }) => `${file}:${line}`)).toEqual([`${heir.file}:5`]);
  });

  it('is told where a button fetches another list than the one that failed', () => {
    const card = `${cards}/billing-address.card.json`;
    const all = edited([
      [
        card,
        '  "ui": {\n',
        '  "ui": {\n    "retryBilling": { "widget": "action-button", "action": "search-meter-addresses", "actionLabel": "Try Again" },\n',
      ],
      [
        card,
        '  "show": {\n',
        '  "show": {\n    "retryBilling": { "separateBilling": true, "lookup.billing-addresses": "failed" },\n',
      ],
    ]);
    const lines = all.find(({ file }) => file === card)?.text.split('\n') ?? [];
    const told = foundBy('crossed-copy', all);
    expect(told.map(({ line }) => lines[line - 1])).toEqual([
      expect.stringContaining('"action": "search-meter-addresses"'),
    ]);
  });

  it('is told at a sentence that says nearly what a variant says that hides the question', () => {
    const own = {
      file: 'supplier-variants/124-brightwater.json',
      text: '{\n  "suppliers": [124],\n  "name": "Brightwater Energy",\n  "card": "terms",\n  "notices": {\n    "soon": {\n      "tone": "info",\n      "text": "Your switch to {supplier} goes ahead as soon as possible.",\n      "place": "before prePaymentMeterId"\n    }\n  }\n}\n',
    };
    const told = foundBy('hidden-question', [...files, own]);
    expect(told.map(({ file, line }) => `${file}:${line}`)).toEqual([`${own.file}:8`]);
  });

  it('is told at a new variant that extends one whose owner alone is exempt', () => {
    const heir = {
      file: 'supplier-variants/117-cwm-energy.json',
      text: '{\n  "suppliers": [117],\n  "name": "Cwm Energy",\n  "card": "terms",\n  "extends": "42-pfp-energy"\n}\n',
    };
    const told = checkAndProve([...files, heir], trade, prove).map(({ file, line }) => `${file}:${line}`);
    expect(new Set(told)).toEqual(new Set([`${heir.file}:5`]));
  });

  it('is told at the variant that extends one whose customers get less by their own choice', () => {
    const file = 'supplier-variants/42-pfp-energy.json';
    const heir = {
      file,
      text: '{\n  "suppliers": [42],\n  "name": "PFP Energy",\n  "card": "terms",\n  "hide": ["smart-meters"],\n  "extends": "simplicity"\n}\n',
    };
    const all = files.map((one) => (one.file === file ? heir : one));
    const told = checkAndProve(all, trade, prove).map((one) => [one.id, one.file, one.line]);
    expect(told).toEqual([['changed-choice', file, 6]]);
  });

  it('is told where a language that calls a journey complete lost all that it had of a card', () => {
    const left = files.filter(({ file }) => file !== `${welsh}/cards/cooling-off.card.json`);
    expect(left).toHaveLength(files.length - 1);
    const told = foundBy('untranslated', left).map(({ file, message }) => [file, message]);
    expect(told).toEqual([
      [`${welsh}/locale.json`, expect.stringContaining('schemas/cards/cooling-off.card.json')],
    ]);
  });

  it('is told where two addresses differ by what their parts are called alone', () => {
    const route = /"route": "\/carbon-offset\/:(\w+)"/;
    const journey = files.find(({ text }) => route.test(text));
    const again = {
      file: 'schemas/journeys/offset-again.journey.json',
      text: `{\n  "journey": "offset-again",\n  "route": "/carbon-offset/:other",\n  "title": "Offset another switch",\n  "reveal": "all",\n  "steps": [{ "card": "existing-switch" }],\n  "submit": { "label": "Send", "run": ["find-switch"], "invalid": "Something is missing." }\n}\n`,
    };
    expect(journey?.file).toBe('schemas/journeys/carbon-offset.journey.json');
    const told = foundBy('duplicate', [...files, again]);
    expect(told.map(({ file, line }) => `${file}:${line}`)).toEqual([`${again.file}:3`]);
  });

  it('is told where a card says that people did what a variant does for them', () => {
    const card = `${cards}/confirm.card.json`;
    const all = edited([
      [card, '"dates-fixed",\n', '"dates-fixed",\n    "no-wait",\n'],
      [
        card,
        '"statements": {\n      "tone": "quiet",',
        '"no-wait": { "tone": "quiet", "text": "You chose to switch as soon as possible." },\n    "statements": {\n      "tone": "quiet",',
      ],
      [
        card,
        '"direct-debit-confirmed": "pays-by-direct-debit"\n',
        '"no-wait": { "switchAfterCoolingOfPeriod": false },\n    "direct-debit-confirmed": "pays-by-direct-debit"\n',
      ],
    ]);
    const lines = all.find(({ file }) => file === card)?.text.split('\n') ?? [];
    const told = foundBy('hidden-question', all);
    expect(told.map(({ line }) => lines[line - 1]?.trim())).toEqual([
      '"no-wait": { "switchAfterCoolingOfPeriod": false },',
    ]);
    expect(told[0]?.message).toContain('supplier-variants/default.json');
  });

  it('is told where a condition was given a name that asks for another thing', () => {
    const card = `${cards}/confirm.card.json`;
    const all = edited([
      [
        'schemas/conditions.json',
        '    "has-smart-meter": {',
        '    "pays-quarterly": {\n      "says": "it is paid every three months",\n      "when": { "plan.payMethod": "MonthlyDirectDebit" }\n    },\n    "has-smart-meter": {',
      ],
      [
        card,
        '"paid-quarterly": { "plan.payMethod": "QuaterlyDirectDebit" }',
        '"paid-quarterly": "pays-quarterly"',
      ],
    ]);
    expect(checkDefinitions(all, trade).map(({ id, file }) => [id, file])).toEqual([['turned-round', card]]);
  });

  it('is told where an option was added that a worked-out value has no case for, and where a case was lost', () => {
    const card = `${cards}/usage.card.json`;
    const told = (all: readonly DefinitionFile[], rule: string) =>
      foundBy(rule, all).map(({ file, line }) => {
        const text = all.find((one) => one.file === file)?.text.split('\n')[line - 1];
        return [file, text?.trim()];
      });
    const added = edited([
      [card, '"enum": ["low", "medium", "high"]', '"enum": ["low", "medium", "high", "huge"]'],
      [
        card,
        '"A large house, four people or more" }',
        '"A large house, four people or more" },\n{ "value": "huge", "label": "Very high" }',
      ],
    ]);
    const option = [card, '{ "value": "huge", "label": "Very high" }'];
    expect(told(added, 'untold-option')).toEqual([option, option]);
    const facts = 'schemas/facts.json';
    const high =
      ',\n        { "when": { "averageLevel": "high" }, "value": { "from": "averages.gas.high" } }';
    expect(told(edited([[facts, high, '']]), 'untold-option')).toEqual([
      [facts, '{ "when": { "averageLevel": "medium" }, "value": { "from": "averages.gas.medium" } }'],
    ]);
  });

  it('is told at the list of what a variant hides, where one was taken out of it', () => {
    const file = 'supplier-variants/8-shell-energy.json';
    const told = checkAndProve(
      edited([[file, '    "supplierMaySendUpdatesThatMayBeOfInterestViaPost",\n', '']]),
      trade,
      prove,
    );
    expect(told.map((one) => [one.id, one.file, one.line])).toEqual([['changed-choice', file, 15]]);
  });

  it('is told where a part of a value was made shorter, where the proof sees it elsewhere', () => {
    const all = edited([
      [
        'schemas/facts.json',
        '"plus": { "months": { "from": "plan.fixedMonths" }, "days": -1 }',
        '"plus": { "months": { "from": "plan.fixedMonths" } }',
      ],
    ]);
    const lines = all.find((one) => one.file === 'schemas/facts.json')?.text.split('\n') ?? [];
    const [first] = checkAndProve(all, trade);
    expect(lines[(first?.line ?? 0) - 1]).toContain('"plus": { "months": { "from": "plan.fixedMonths" } }');
  });

  it('is told where it was made, where the proof sees it elsewhere', () => {
    const card = `${cards}/your-home.card.json`;
    const from =
      '"when": { "all": [{ "lookup.addresses": "unknown" }, { "not": { "address": { "set": true } } }] }';
    const to = '"when": { "not": { "lookup.addresses": "failed" } }';
    const all = edited([[card, from, to]]);
    const lines = all.find((one) => one.file === card)?.text.split('\n') ?? [];
    const [first] = checkAndProve(all, trade, prove);
    expect(lines[(first?.line ?? 0) - 1]).toContain(to);
    expect(first?.message).toMatch(/It shows at .+, and this was changed\.$/);
  });

  it.each<[string, string, Edit]>([
    [
      'what gives an answer that only people give',
      '"set": { "isAuthorisedToSetupDirectDebits": true }',
      [
        `${cards}/payment.card.json`,
        '    "preferredDirectDebitDay": true,\n    "isAuthorisedToSetupDirectDebits": true\n  }\n',
        '    "preferredDirectDebitDay": true,\n    "isAuthorisedToSetupDirectDebits": true\n  },\n  "onChange": {\n    "accountName": [\n      { "set": { "isAuthorisedToSetupDirectDebits": true }, "when": { "accountName": { "set": true } } }\n    ]\n  }\n',
      ],
    ],
    [
      'what hides all of which one thing is required',
      '"acceptance": {',
      [
        `${cards}/terms.card.json`,
        '"special-needs-note": { "hasMedicalConditionOrIndividualRequirement": true }\n  },',
        '"special-needs-note": { "hasMedicalConditionOrIndividualRequirement": true },\n    "acceptance": { "plan.supplierTosUrl": { "set": true } }\n  },',
      ],
    ],
    [
      'the rule that takes too much, where others hold in some cases alone',
      '"pattern": "^0[123]"',
      [`${cards}/meter-numbers.card.json`, '"pattern": "^0[12]"', '"pattern": "^0[123]"'],
    ],
    [
      'the rule that refuses what is right',
      '"pattern": "^07"',
      [
        `${cards}/customer.card.json`,
        '{ "field": "dayTimePhone", "must": { "pattern": "[1-9]" }, "message": "invalid" }',
        '{ "field": "dayTimePhone", "must": { "pattern": "[1-9]" }, "message": "invalid" },\n    { "field": "dayTimePhone", "must": { "pattern": "^07" }, "message": "{label} must begin with 07." }',
      ],
    ],
  ])('is told at %s', (_, line, edit) => {
    const all = edited([edit]);
    const lines = all.find((one) => one.file === edit[0])?.text.split('\n') ?? [];
    const told = checkAndProve(all, trade, prove).map((one) => lines[one.line - 1]);
    expect(new Set(told)).toEqual(new Set([expect.stringContaining(line)]));
  });
});

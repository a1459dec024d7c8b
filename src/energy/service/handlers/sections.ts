import { isDay } from '../../../days/days.ts';
import type { Caller } from '../../../service/http/caller.ts';
import { badField, Refused } from '../../../service/refused.ts';
import type { CallName } from '../../api/contract.ts';
import { refuseUnlikePage } from '../sign-up/asPage.ts';
import { refuseChoice } from '../sign-up/choices.ts';
import { answersOf, judgedWith } from '../sign-up/judged.ts';
import { keepShown } from '../sign-up/keepShown.ts';
import { closed, openUnfinished } from '../sign-up/keys.ts';
import { readPlan } from '../sign-up/plan.ts';
import { needsBank } from '../sign-up/planInfo.ts';
import { readSection, type SectionData, sealSection } from '../sign-up/sections.ts';
import type { Section, SignUp } from '../store/signUps.ts';
import type { HandlersOf, Services } from './group.ts';
import { quoteBodyOf } from './savedQuote.ts';

type Update = Extract<CallName, `POST /request/switch/pro/update/${string}`>;
type Saved = 'POST /request/switch/pro/info/saved';

/** The body without its switchKey. */
const sectionOf = <T extends { readonly switchKey: string }>({ switchKey: _, ...data }: T) => data;

/** Handlers that save one section each, sealed, where the form's own rules hold (S7.02 to S7.05), and the one that gives them back. */
export function sectionHandlers(services: Services): HandlersOf<Update | Saved> {
  const { store, sealer, rules } = services;
  const open = openUnfinished(store.signUps, services.now);

  const save = async <K extends Section>(
    section: K,
    switchKey: string,
    data: SectionData<K>,
    caller: Caller,
    refuse: (signUp: SignUp) => Refused | undefined,
  ) => {
    const signUp = await open(switchKey, caller);
    if (signUp instanceof Refused) return signUp;
    const answers = answersOf(data);
    const quote = await quoteBodyOf(services, signUp.switch_id, signUp.subject);
    if (quote instanceof Refused) return quote;
    const isEconomy7 = quote.economy7Percentage !== undefined;
    const known = judgedWith(sealer, signUp, answers, { market: services.market(), isEconomy7 });
    const judged = { ...known, bound: services.bound(), brand: services.words() };
    const names = Object.keys(answers);
    const refused =
      rules?.refuse(names, judged) ??
      refuse(signUp) ??
      (rules && refuseUnlikePage(rules, section, data, names, judged));
    if (refused) return refused;
    const sealed = {
      [section]: sealSection(sealer, signUp, section, data),
      ...(section === 'terms' && {
        shown: await keepShown(services, signUp, judged, quote),
      }),
    };
    return (await store.signUps.save(signUp.key_hash, sealed)) ? ({ updated: true } as const) : closed;
  };

  return {
    'POST /request/switch/pro/info/saved': async ({ body }, caller) => {
      const signUp = await open(body.switchKey, caller);
      if (signUp instanceof Refused) return signUp;
      const personal = readSection(sealer, signUp, 'personal');
      return {
        savedSectionsDto: {
          personal: personal ? withoutBirthDate(personal) : null,
          address: readSection(sealer, signUp, 'address') ?? null,
          terms: readSection(sealer, signUp, 'terms') ?? null,
        },
      };
    },
    'POST /request/switch/pro/update/personal': ({ body }, caller) =>
      save('personal', body.switchKey, sectionOf(body), caller, () => refusePersonal(body)),
    'POST /request/switch/pro/update/address': ({ body }, caller) =>
      save('address', body.switchKey, sectionOf(body), caller, () =>
        refuseChoice('residentialStatusId', body.residentialAddresses.present.residentialStatusId),
      ),
    'POST /request/switch/pro/update/terms-and-conditions': ({ body }, caller) =>
      save('terms', body.switchKey, sectionOf(body), caller, () =>
        refuseChoice('specialNeedsId', body.specialNeedsId),
      ),
    'POST /request/switch/pro/update/bank': ({ body }, caller) =>
      save('bank', body.switchKey, sectionOf(body), caller, ({ plan }) => refuseBank(body, plan)),
  };
}

const withoutBirthDate = ({ dateOfBirth: _, ...kept }: SectionData<'personal'>) => kept;

function refusePersonal({ dateOfBirth, titleId, employmentStatusId }: SectionData<'personal'>) {
  if (!isDay(dateOfBirth)) return badField('dateOfBirth', 'There is no such day.');
  return refuseChoice('titleId', titleId) ?? refuseChoice('employmentStatusId', employmentStatusId);
}

function refuseBank(bank: SectionData<'bank'>, plan: string): Refused | undefined {
  if (!needsBank(readPlan(plan)))
    return new Refused(409, 'This plan is not paid by Direct Debit: we do not need your bank details.');
  const { sortCode, sortCode1, sortCode2, sortCode3, preferredDirectDebitDay } = bank;
  if (sortCode1 + sortCode2 + sortCode3 !== sortCode)
    return badField('sortCode', 'The sort code and its three parts differ.');
  return refuseChoice('preferredDirectDebitDay', preferredDirectDebitDay);
}

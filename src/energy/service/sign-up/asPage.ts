import { equal } from '../../../engine/equal.ts';
import { isMap } from '../../../engine/own.ts';
import { badField, type Refused } from '../../../service/refused.ts';
import { buildAddress, buildBank, buildPersonal, type SignUpSource } from '../../api/sign-up-requests.ts';
import { buildTerms } from '../../api/terms-request.ts';
import type { Section } from '../store/signUps.ts';
import type { FormRules, Judged } from './formRules.ts';
import type { SectionData } from './sections.ts';

type Body = Readonly<Record<string, unknown>>;

/** How the page makes each section of its answers. */
const builders: Readonly<Record<Section, (source: SignUpSource) => Body | undefined>> = {
  personal: buildPersonal,
  address: buildAddress,
  terms: (source) => buildTerms(source),
  bank: buildBank,
};

/** What a page alone knows: which smart meters its quote found, and with them what it began with. */
const quoted = [false, true].flatMap((gasSmartMeterInstalled) =>
  [false, true].map((electricitySmartMeterInstalled) => ({
    gasSmartMeterInstalled,
    electricitySmartMeterInstalled,
  })),
);

/** A part of a section that the page would send otherwise. */
interface Difference {
  readonly field: string;
  readonly page: unknown;
}

/** Refuses a section that no page would send with these answers, and says what it would; undefined where one would. */
export function refuseUnlikePage(
  { sent }: FormRules,
  section: Section,
  data: SectionData<Section>,
  names: readonly string[],
  judged: Judged,
): Refused | undefined {
  // What was drawn is proved by its fingerprint, whatever is answered.
  const { evidence: _, ...told }: Body = { ...data, switchKey: '' };
  let fewest: readonly Difference[] = [];
  for (const session of quoted) {
    const answers = sent(names, { ...judged, session: { ...judged.session, ...session } });
    const found = differences(told, builders[section]({ switchKey: '', answers }));
    if (found.length === 0) return undefined;
    if (fewest.length === 0 || found.length < fewest.length) fewest = found;
  }
  return fewest[0] && otherwise(fewest[0]);
}

/** Refuses what no page would send that has these answers, and says what it would; undefined where they agree. */
export function refuseDifference(told: unknown, page: unknown): Refused | undefined {
  const [first] = differences(told, page);
  return first && otherwise(first);
}

const otherwise = ({ field, page }: Difference) =>
  badField(
    field,
    `This does not fit the other answers: with them the page sends ${JSON.stringify(page) ?? 'nothing'}. Please load the page again.`,
  );

/** Where two values differ, by their innermost parts: `previousAddresses.0.years`. A no agrees to as little as no answer. */
function differences(told: unknown, page: unknown, at: readonly string[] = []): readonly Difference[] {
  if (equal(told ?? false, page ?? false)) return [];
  const [theirs, ours] = [partsOf(told), partsOf(page)];
  const isOfOneForm = Object.keys(theirs).length === Object.keys(ours).length;
  if (!isOfOneForm || Object.keys(theirs).length === 0) return [{ field: at.join('.'), page }];
  return Object.keys(theirs).flatMap((name) => differences(theirs[name], ours[name], [...at, name]));
}

const partsOf = (value: unknown): Body => (isMap(value) || Array.isArray(value) ? { ...value } : {});

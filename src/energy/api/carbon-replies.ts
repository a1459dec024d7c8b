import type { CarbonCustomer, Project } from './contract/carbon.ts';
import { code, id, text, type Unchecked, within } from './unchecked.ts';

/** What there is to offset: a year's gas in tons of CO2 to two decimals, and the price of all of it in pounds (§3). `name` may be ''. */
export interface Carbon {
  readonly customerId: string;
  readonly name: string;
  readonly tons: number;
  readonly cost: number;
  readonly paymentReference: string | null;
}

/** A project to choose (§3). Its picture is base64 text that nobody has looked at yet. */
export interface OffsetProject {
  readonly id: number;
  readonly name: string;
  readonly location: string;
  readonly description: string;
  readonly overview: string;
  readonly picture: string;
}

/** An id that an address can carry: no half of a character, nothing invisible (the contract's length). */
const anId = /^\P{C}{1,64}$/u;
/** No figure about one home's gas comes near this. */
const most = 1e7;

/** A customer's footprint; the service counts in kg, people are told tons (§7). Undefined without id or figures. */
export function readCarbon(customer: Unchecked<CarbonCustomer>): Carbon | undefined {
  const customerId = code(customer?.customerId, anId);
  const kilograms = within(0, most, customer?.carbonFootprint);
  const cost = within(0, most, customer?.fullCarbonCost);
  if (!customerId || kilograms === undefined || cost === undefined) return undefined;
  const names = [text(customer?.firstName), text(customer?.lastName)];
  return {
    customerId,
    name: names.filter(Boolean).join(' ').slice(0, 200),
    tons: Math.round(kilograms / 10) / 100,
    cost,
    paymentReference: text(customer?.paymentReference)?.slice(0, 64) || null,
  };
}

/** A project; undefined without id and name, other missing texts are ''. */
export function readProject(project: Unchecked<Project>): OffsetProject | undefined {
  const known = id(project?.id);
  const name = text(project?.name)?.slice(0, 150);
  if (known === undefined || !name) return undefined;
  return {
    id: known,
    name,
    location: text(project?.location)?.slice(0, 150) ?? '',
    description: text(project?.discription)?.slice(0, 1000) ?? '',
    overview: text(project?.overview)?.slice(0, 4000) ?? '',
    picture: text(project?.imageBase64) ?? '',
  };
}

/** The part of a price in pounds; halves of a penny go up. Counted in pence, where a quarter of one is exact. */
export function partOfCost(pounds: number, percentage: number): number {
  return Math.round((Math.round(pounds * 100) * percentage) / 100) / 100;
}

/**
 * The quote journey restated from the specification alone, without the engine, the definitions or the effects, so that
 * the two can be compared. § numbers are sections of the specification (quote journey).
 */
export { type Answers, type Home, homeOf, type OracleDetails, type OracleHome } from './home.ts';
export { quotePaths, quotePayload } from './payload.ts';
export { bounds, isComplete, openSteps, payMethods, problems } from './problems.ts';
export { isEconomy7Meter, quoteType, stepsOf } from './steps.ts';
export {
  afterAddress,
  afterAverageLevel,
  afterCompareFuel,
  afterEstimate,
  afterOtherPayers,
  afterPaymentType,
  afterPostcode,
  afterSupplier,
  afterTariff,
  afterTariffsArrive,
  afterUsageSource,
  afterUsageType,
  replace,
  startingAnswers,
} from './transitions.ts';

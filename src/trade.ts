/** The trade that this product runs: the one place where the tools and the service meet it. */
export { energyWords as trade } from './energy/words.ts';

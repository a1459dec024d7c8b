import { describe, expect, it } from 'vitest';
import { affiliateImage } from '../../../src/energy/api/affiliate.ts';
import { partOfCost, readCarbon, readProject } from '../../../src/energy/api/carbon-replies.ts';
import { checkoutAddress } from '../../../src/energy/api/checkout.ts';

describe('the address of a payment page', () => {
  const allowed = { origin: 'http://localhost:8080', hosts: ['pay.example', 'other.example:8443'] };
  const judge = (address: unknown) => checkoutAddress(address, allowed);

  it.each(['http://localhost:8080/checkout/a', 'https://pay.example/x?y=1', 'https://other.example:8443/'])(
    'may be %s [S7.10]',
    (address) => {
      expect(judge(address)).toBe(address);
    },
  );

  it('may be a path of our own origin [S7.10]', () => {
    expect(judge('/checkout/a')).toBe('http://localhost:8080/checkout/a');
  });

  it.each([
    'http://pay.example/',
    'https://pay.example.evil.example/',
    'https://evil.example/?https://pay.example',
    'https://pay.example:444/',
    'https://other.example/',
    'https://user@pay.example/',
    'https://pay.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//pay.example/',
    '/\\pay.example/',
    '/\t/pay.example/',
    'checkout/a',
    'http://localhost:8081/',
    'blob:http://localhost:8080/x',
    `https://pay.example/${'a'.repeat(300)}`,
    '',
    null,
    7,
  ])('is never %s [S7.10]', (address) => {
    expect(judge(address)).toBeUndefined();
  });
});

describe('the image of the affiliate', () => {
  const counted = {
    host: 'pixel.example',
    ownerReference: 'A & B',
    switchId: 42,
    totalCost: 1344.2,
    isDual: true,
  };

  it('tells owner reference, switch id and total cost, by the event of one fuel or both [S2.63]', () => {
    expect(affiliateImage(counted)).toBe(
      'https://pixel.example/?event=1106&ownerReference=A+%26+B&switchId=42&totalCost=1344.20',
    );
    expect(affiliateImage({ ...counted, isDual: false })).toContain('event=1105');
  });

  it.each(['', 'pixel.example/path', 'a@pixel.example', 'pixel.example?x', 'not a host'])(
    'is none for the host "%s" [S2.63]',
    (host) => {
      expect(affiliateImage({ ...counted, host })).toBeUndefined();
    },
  );
});

describe('replies about carbon', () => {
  const customer = {
    customerId: 'c1',
    firstName: 'Ann',
    lastName: 'Lee',
    carbonFootprint: 2736.6,
    fullCarbonCost: 63.76,
    paymentReference: null,
  };

  it('are read in tons: kilograms by a thousand [S7.10]', () => {
    expect(readCarbon(customer)).toEqual({
      customerId: 'c1',
      name: 'Ann Lee',
      tons: 2.74,
      cost: 63.76,
      paymentReference: null,
    });
  });

  it.each([{ customerId: '' }, { carbonFootprint: -1 }, { carbonFootprint: '2' }, { fullCarbonCost: null }])(
    'without %o say nothing [S7.10]',
    (part) => {
      expect(readCarbon({ ...customer, ...part })).toBeUndefined();
    },
  );

  it('give a project its words, however the service spells them [S7.10]', () => {
    const project = {
      id: 1,
      name: 'Wood',
      location: 'UK',
      imageBase64: 'AA==',
      discription: 'Trees',
      overview: 'More',
    };
    expect(readProject(project)).toEqual({
      id: 1,
      name: 'Wood',
      location: 'UK',
      description: 'Trees',
      overview: 'More',
      picture: 'AA==',
    });
    expect(readProject({ ...project, id: 'x' })).toBeUndefined();
  });

  it.each([
    [49.02, 25, 12.26],
    [49.02, 75, 36.77],
    [0.1, 25, 0.03],
    [63.76, 100, 63.76],
  ])('share £%d at %d percent as £%d [S2.71]', (pounds, percentage, part) => {
    expect(partOfCost(pounds, percentage)).toBe(part);
  });
});

import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOwnerFile } from '../../src/authoring/checker/new-owner.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import { definitionsIn } from '../../src/energy/service/definitionsIn.ts';
import { catalogueOf } from '../../src/energy/service/market/catalogue.ts';
import { trade } from '../../src/trade.ts';
import { type Service, startService, temporaryFolder } from '../service/service.ts';
import { account, bank, beginSignUp, customer, fillSignUp, terms } from '../service/signUps.ts';

const root = join(import.meta.dirname, '../..');
const id = 987_117;
const chosen = { tariffId: id * 100 + 2, payMethod: 'MonthlyDirectDebit' } as const;

describe('a supplier that one file adds', () => {
  const project = temporaryFolder();
  let service: Service;
  beforeAll(async () => {
    for (const folder of ['schemas', 'supplier-variants'])
      cpSync(join(root, folder), join(project.path, folder), { recursive: true });
    const made = newOwnerFile(
      { id, name: 'Nobody Else', extends: '22-utilita' },
      readDefinitionFiles(root, trade),
      trade,
    );
    if ('refused' in made) throw new Error(made.refused.join(' '));
    writeFileSync(join(project.path, made.file), made.text);
    service = await startService(definitionsIn(project.path));
  });
  afterAll(async () => {
    await service.stop();
    project.remove();
  });

  it('is among the suppliers, the tariffs and the results, and says that it is a demonstration', async () => {
    const { switchId } = await beginSignUp(service);
    const { resultsInDetailDto } = await service.call('POST /request/results/detail', {
      body: {
        switchId,
        switchType: 'dualConsolidatedToDualConsolidated',
        proposedPayMethod: 'MonthlyDirectDebit',
        includeAllPayMethodOptions: false,
        electricitySmartMeterInstalled: false,
        gasSmartMeterInstalled: false,
      },
    });
    const rows = resultsInDetailDto.resultsInDetail.filter(({ supplierId }) => supplierId === id);
    expect(rows.map(({ supplierName, tariffId }) => [supplierName, tariffId]).sort()).toEqual([
      ['Nobody Else', chosen.tariffId - 1],
      ['Nobody Else', chosen.tariffId],
    ]);
    expect(rows[0]?.tariffDetails).toContain('A demonstration tariff: not an offer of this supplier.');
    const { tariffInfoDto } = await service.call('POST /request/tariffs/tariff/information', {
      body: { tariffId: chosen.tariffId },
    });
    expect(tariffInfoDto.supplierDescription).toMatch(/^Demonstration text, not written by the supplier\./);
  });

  it('takes a switch, by the rules of its own file and of the one that it extends', async () => {
    const { switchKey } = await beginSignUp(service, { switchPlan: { electricity: chosen, gas: chosen } });
    await expect(fillSignUp(service, switchKey)).rejects.toThrow(/happyToHaveDebtInformationAccessed/);
    const agreed = { ...terms, happyToHaveDebtInformationAccessed: true };
    await service.call('POST /request/switch/pro/update/terms-and-conditions', {
      body: { switchKey, ...agreed },
    });
    await service.call('POST /request/bank/is-valid', { body: { switchKey, ...account } });
    await service.call('POST /request/switch/pro/update/bank', { body: { switchKey, ...bank } });
    const { geniusSwitchedDto } = await service.call('POST /request/switch/pro/complete', {
      body: { switchKey, switchCompleteOption: 'None' },
    });
    expect(geniusSwitchedDto).toMatchObject({ supplier: 'Nobody Else', lastName: customer.lastName });
  });

  it('is no other market: without the file there is no such supplier, and the others are as they were', () => {
    expect(catalogueOf().findSupplier(id)).toBeUndefined();
    const added = catalogueOf(new Map([[id, 'Nobody Else']])).suppliers;
    expect(added.filter((supplier) => supplier.id !== id)).toEqual(catalogueOf().suppliers);
  });
});

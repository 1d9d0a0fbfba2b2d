// Scaffolded by Frontage from `Query.greenLots`. `frontage pull` keeps your edits.
import type { Picker } from 'frontage/lists/picker';
import { graphql, readInlineData } from 'react-relay';
import type { greenLotPicker_record$key } from '../../../../__generated__/greenLotPicker_record.graphql.ts';
import { greenLots } from '../greenLots.ts';

const fragment = graphql`
  fragment greenLotPicker_record on GreenLot @inline {
    id
    code
  }
`;

/** Finds green lots for the forms and filters that refer to them. */
export const greenLotPicker: Picker<greenLotPicker_record$key> = {
  resource: greenLots,
  search: { fields: ['Code'] },
  option: (record) => {
    const greenLot = readInlineData(fragment, record);
    return { key: greenLot.id, title: greenLot.code };
  },
  finder: async () => (await import('./greenLotFinder.ts')).greenLotFinder,
  canCreate: true,
};

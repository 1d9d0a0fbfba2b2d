// Scaffolded by Frontage from `Query.stockForecast`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type { StockForecastToolQuery } from '../../../__generated__/StockForecastToolQuery.graphql.ts';
import type { Address } from '../../address/address.ts';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { NumberValue } from '../../ui/fields/Number.tsx';
import { Text } from '../../ui/fields/Text.tsx';
import { YesNo } from '../../ui/fields/YesNo.tsx';
import { relation } from '../../ui/form/inputs/relation.tsx';
import { day } from '../../ui/form/inputs/time.tsx';
import { Section } from '../../ui/record/RecordScreen.tsx';
import { QueryTool } from '../../ui/tool/QueryTool.tsx';
import { toolQueries, type QueryToolSettings } from '../../ui/tool/toolAddress.ts';
import { ToolResult } from '../../ui/tool/ToolResult.tsx';
import type { Visitor } from '../../visitor/visitor.ts';
import { variantPicker } from '../variants/pickers/variantPicker.ts';
import { stockForecast } from './stockForecast.ts';

const query = graphql`
  query StockForecastToolQuery($until: Date!, $variant: ID!) {
    stockForecast(until: $until, variant: $variant) @catch {
      sku
      inStock
      ordered
      standingOrders
      remaining
      isEnough
    }
  }
`;

const settings: QueryToolSettings<StockForecastToolQuery, StockForecastToolQuery['variables']> = {
  query,
  fields: {
    until: day({ required: true }),
    variant: relation({ picker: variantPicker, required: true }),
  },
  variables: (values) => values,
};

/** Whether the stock of a variant lasts until a day, with what is ordered by now. */
export function StockForecastTool() {
  return (
    <QueryTool tool={stockForecast} settings={settings}>
      <Result />
    </QueryTool>
  );
}

function Result() {
  const data = usePageQuery<StockForecastToolQuery>(query);
  return (
    <ToolResult value={data.stockForecast}>
      {(result) => (
        <Section>
          <Text name="sku" label="SKU" value={result.sku} />
          <NumberValue name="inStock" help="On the shelf now." value={result.inStock} />
          <NumberValue
            name="ordered"
            help="In confirmed orders that are wanted by then."
            value={result.ordered}
          />
          <NumberValue
            name="standingOrders"
            help="In deliveries of standing orders until then."
            value={result.standingOrders}
          />
          <NumberValue
            name="remaining"
            help="What is left after all of them."
            value={result.remaining}
          />
          <YesNo name="isEnough" label="Enough" value={result.isEnough} />
        </Section>
      )}
    </ToolResult>
  );
}

StockForecastTool.queries = (address: Address, visitor: Visitor) =>
  toolQueries(settings, address, visitor);

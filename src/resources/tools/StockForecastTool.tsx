// Scaffolded by Frontage from `Query.stockForecast`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { usePageQuery } from 'frontage/relay/pageContext';
import { NumberValue } from 'frontage/ui/fields/Number';
import { Text } from 'frontage/ui/fields/Text';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { relation } from 'frontage/ui/form/inputs/relation';
import { day } from 'frontage/ui/form/inputs/time';
import { Section } from 'frontage/ui/record/RecordScreen';
import { QueryTool } from 'frontage/ui/tool/QueryTool';
import { toolQueries, type QueryToolSettings } from 'frontage/ui/tool/toolAddress';
import { ToolResult } from 'frontage/ui/tool/ToolResult';
import type { Visitor } from 'frontage/visitor/visitor';
import { graphql } from 'react-relay';
import type { StockForecastToolQuery } from '../../../__generated__/StockForecastToolQuery.graphql.ts';
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

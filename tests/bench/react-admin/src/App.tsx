import { Admin, Resource } from 'react-admin';
import { dataProvider } from './dataProvider.ts';
import { OrderList } from './OrderList.tsx';
import { OrderShow } from './OrderShow.tsx';

export function App() {
  return (
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name="orders" list={OrderList} show={OrderShow} recordRepresentation="number" />
    </Admin>
  );
}

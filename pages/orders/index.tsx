export { OrderList as default } from '../../src/resources/orders/OrderList.tsx';

export { OrderRecord as default } from '../../src/resources/orders/OrderRecord.tsx';

-- A wholesale coffee roaster: it buys green coffee, roasts it and sells it to cafés, hotels and shops.

create type department as enum ('management', 'sales', 'roastery', 'quality', 'warehouse', 'finance', 'support');
create type employee_role as enum ('sales', 'warehouse', 'accounting', 'admin');
create type weekday as enum ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
create type currency as enum ('EUR', 'GBP', 'SEK', 'DKK', 'CHF', 'PLN', 'USD');

create type customer_kind as enum ('cafe', 'restaurant', 'hotel', 'office', 'grocer', 'distributor');
create type customer_status as enum ('lead', 'active', 'on_hold', 'closed');

create type supplier_kind as enum ('farm', 'cooperative', 'washing_station', 'importer');
create type processing_method as enum ('washed', 'natural', 'honey', 'anaerobic', 'wet_hulled', 'decaffeinated');
create type lot_status as enum ('contracted', 'afloat', 'in_stock', 'used_up', 'rejected');

create type product_category as enum ('single_origin', 'blend', 'decaf', 'equipment');
create type product_status as enum ('draft', 'active', 'discontinued');
create type roast_level as enum ('light', 'medium_light', 'medium', 'medium_dark', 'dark');
create type grind as enum ('whole_bean', 'filter', 'espresso', 'french_press', 'moka');
create type movement_kind as enum ('roasted', 'sold', 'returned', 'counted', 'damaged', 'sample');

create type order_status as enum ('draft', 'confirmed', 'roasting', 'shipped', 'delivered', 'cancelled');
create type order_channel as enum ('web_shop', 'email', 'phone', 'sales_visit', 'standing_order');
create type payment_status as enum ('unpaid', 'partly_paid', 'paid', 'refunded');
create type order_event_kind as enum ('placed', 'edited', 'confirmed', 'roasting', 'shipped', 'delivered', 'paid', 'refunded', 'cancelled');
create type delivery_frequency as enum ('weekly', 'fortnightly', 'monthly');
create type invoice_status as enum ('draft', 'open', 'paid', 'refunded', 'void');
create type payment_method as enum ('bank_transfer', 'card', 'direct_debit', 'cash');
create type carrier as enum ('dhl', 'ups', 'dpd', 'gls', 'own_van');
create type shipment_status as enum ('preparing', 'in_transit', 'out_for_delivery', 'delivered', 'failed', 'returned');

create type ticket_status as enum ('open', 'waiting', 'resolved', 'closed');
create type ticket_priority as enum ('low', 'normal', 'high', 'urgent');

create table suppliers (
  id integer primary key generated always as identity,
  name text not null unique,
  kind supplier_kind not null,
  country text not null,
  region text,
  picture text,
  email text not null unique,
  phone text,
  website text,
  story text,
  certifications text[] not null default '{}',
  altitude_meters integer,
  rating integer,
  is_direct_trade boolean not null default false,
  partner_since date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint suppliers_rating_in_range check (rating between 1 and 5),
  constraint suppliers_website_valid check (website ~ '^https?://')
);

create table green_lots (
  id integer primary key generated always as identity,
  code text not null unique,
  supplier_id integer not null references suppliers,
  status lot_status not null default 'contracted',
  process processing_method not null,
  varieties text[] not null default '{}',
  harvested_on date,
  arrived_on date,
  bags integer not null,
  bag_weight_kg numeric(6, 2) not null default 60,
  price_per_kg numeric(8, 2) not null,
  currency currency not null default 'USD',
  cup_score numeric(4, 2),
  tasting_notes text[] not null default '{}',
  analysis jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint green_lots_bags_positive check (bags > 0),
  constraint green_lots_cup_score_in_range check (cup_score between 0 and 100),
  constraint green_lots_arrived_after_harvested check (arrived_on >= harvested_on)
);

create table products (
  id integer primary key generated always as identity,
  name text not null,
  code text not null unique,
  slug text not null unique,
  image text,
  category product_category not null,
  status product_status not null default 'draft',
  roast roast_level,
  description text,
  tasting_notes text[] not null default '{}',
  is_organic boolean not null default false,
  brew_guide jsonb,
  website_url text,
  launched_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_slug_valid check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create table product_variants (
  id integer primary key generated always as identity,
  sku text not null unique,
  product_id integer not null references products on delete cascade,
  name text not null,
  weight_grams integer,
  grind grind,
  price_cents integer not null,
  cost_cents integer not null,
  currency currency not null default 'EUR',
  barcode text unique,
  stock integer not null default 0,
  reorder_level integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint product_variants_price_positive check (price_cents > 0),
  constraint product_variants_cost_positive check (cost_cents >= 0),
  constraint product_variants_stock_positive check (stock >= 0)
);

create table tags (
  id integer primary key generated always as identity,
  name text not null unique,
  color text not null,
  description text,
  created_at timestamptz not null default now(),
  constraint tags_color_valid check (color ~ '^#[0-9a-f]{6}$')
);

create table product_tags (
  product_id integer not null references products on delete cascade,
  tag_id integer not null references tags on delete cascade,
  position integer not null default 1,
  added_by_id integer references employees,
  added_at timestamptz not null default now(),
  primary key (product_id, tag_id)
);

create table blend_components (
  product_id integer not null references products on delete cascade,
  green_lot_id integer not null references green_lots,
  percent numeric(5, 2) not null,
  note text,
  primary key (product_id, green_lot_id),
  constraint blend_components_percent_in_range check (percent > 0 and percent <= 100)
);

create table roast_batches (
  id integer primary key generated always as identity,
  number text not null unique,
  product_id integer not null references products,
  green_lot_id integer not null references green_lots,
  roaster_id integer not null references employees,
  machine text not null,
  roasted_at timestamptz not null,
  charge_weight_kg numeric(6, 2) not null,
  yield_weight_kg numeric(6, 2) not null,
  duration_seconds integer not null,
  profile jsonb not null default '{}',
  cup_score numeric(4, 2),
  passed boolean,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint roast_batches_yield_below_charge check (yield_weight_kg < charge_weight_kg)
);

create table stock_movements (
  id integer primary key generated always as identity,
  variant_id integer not null references product_variants,
  kind movement_kind not null,
  quantity integer not null,
  batch_id integer references roast_batches,
  employee_id integer references employees,
  comment text,
  occurred_at timestamptz not null default now(),
  constraint stock_movements_quantity_not_zero check (quantity <> 0)
);

comment on table suppliers is 'Farms, cooperatives and importers that we buy green coffee from.';
comment on column suppliers.story is 'Told on the bag and on the website.';
comment on column suppliers.certifications is 'Certificates that are valid now.';
comment on column suppliers.altitude_meters is 'Average height of the fields above the sea.';
comment on column suppliers.rating is 'How well the last harvests went, from 1 to 5.';
comment on column suppliers.is_direct_trade is 'Whether we buy without a middleman.';
comment on constraint suppliers_name_key on suppliers is 'There already is a supplier with this name.';
comment on constraint suppliers_email_key on suppliers is 'Another supplier already has this e-mail address.';
comment on constraint suppliers_rating_in_range on suppliers is 'A rating goes from 1 to 5.';
comment on constraint suppliers_website_valid on suppliers is 'A website starts with http:// or https://.';

comment on table green_lots is E'@ref products via:(id)->blend_components(green_lot_id);(product_id)->products(id)\nGreen coffee, bought by the lot.';
comment on column green_lots.code is 'Lot mark on the bags.';
comment on column green_lots.supplier_id is 'Who we bought it from.';
comment on column green_lots.process is 'How the cherries became beans.';
comment on column green_lots.cup_score is 'Cupping score, out of 100.';
comment on column green_lots.analysis is 'What the laboratory measured.';
comment on column green_lots.price_per_kg is 'Price of one kilogram, free on board.';
comment on constraint green_lots_code_key on green_lots is 'There already is a lot with this code.';
comment on constraint green_lots_bags_positive on green_lots is 'A lot has at least one bag.';
comment on constraint green_lots_cup_score_in_range on green_lots is 'A cupping score goes from 0 to 100.';
comment on constraint green_lots_arrived_after_harvested on green_lots is 'A lot cannot arrive before its harvest.';

comment on table products is E'@ref tags via:(id)->product_tags(product_id);(tag_id)->tags(id)\n@ref greenLots via:(id)->blend_components(product_id);(green_lot_id)->green_lots(id)\nWhat we sell: coffees, blends and the equipment to brew them.';
comment on column products.code is 'Short code, printed on the bag.';
comment on column products.slug is 'Last part of its address on the website.';
comment on column products.image is 'Picture for the catalogue.';
comment on column products.status is 'Only active products can be ordered.';
comment on column products.description is 'Text for the catalogue.';
comment on column products.brew_guide is 'Recipes for filter and espresso.';
comment on constraint products_code_key on products is 'There already is a product with this code.';
comment on constraint products_slug_key on products is 'There already is a product with this slug.';
comment on constraint products_slug_valid on products is 'A slug has lowercase letters, digits and hyphens only.';

comment on table product_variants is E'@name variant\nA product in one size and grind: what an order line is about.';
comment on column product_variants.product_id is 'The product it is a size of.';
comment on column product_variants.sku is 'Stock keeping unit.';
comment on column product_variants.price_cents is 'List price, in cents.';
comment on column product_variants.cost_cents is 'What it costs us, in cents.';
comment on column product_variants.barcode is 'EAN-13.';
comment on column product_variants.stock is 'Pieces on the shelf.';
comment on column product_variants.reorder_level is 'Roast or order more when the stock falls below this.';
comment on constraint product_variants_sku_key on product_variants is 'There already is a variant with this SKU.';
comment on constraint product_variants_barcode_key on product_variants is 'Another variant already has this barcode.';
comment on constraint product_variants_price_positive on product_variants is 'The price must be above zero.';
comment on constraint product_variants_cost_positive on product_variants is 'The cost cannot be below zero.';
comment on constraint product_variants_stock_positive on product_variants is 'There is not that much in stock.';

comment on table tags is E'@ref products via:(id)->product_tags(tag_id);(product_id)->products(id)\nLabels that group products in the catalogue.';
comment on constraint tags_name_key on tags is 'There already is a tag with this name.';
comment on constraint tags_color_valid on tags is 'A color looks like #b5651d.';
comment on table product_tags is 'Which product carries which tag.';
comment on column product_tags.product_id is 'The product that carries the tag.';
comment on column product_tags.tag_id is 'The tag it carries.';
comment on column product_tags.added_by_id is 'Who put the tag on.';
comment on column product_tags.position is 'Place of the tag on the product, from 1.';
comment on constraint product_tags_pkey on product_tags is 'The product already carries this tag.';
comment on constraint product_tags_added_by_id_fkey on product_tags is E'@foreignFieldName taggings';

comment on table blend_components is 'Green coffees that make up a product.';
comment on column blend_components.product_id is 'The product it is a part of.';
comment on column blend_components.green_lot_id is 'The green coffee that goes in.';
comment on column blend_components.percent is 'Share of the lot in the product.';
comment on constraint blend_components_pkey on blend_components is 'The product already contains this lot.';
comment on constraint blend_components_percent_in_range on blend_components is 'A share is above 0 and at most 100 percent.';
comment on constraint blend_components_product_id_fkey on blend_components is E'@foreignFieldName components';

comment on table roast_batches is 'Every time the roaster was loaded.';
comment on column roast_batches.product_id is 'What was roasted.';
comment on column roast_batches.green_lot_id is 'The green coffee it was roasted from.';
comment on column roast_batches.roaster_id is 'Who stood at the roaster.';
comment on column roast_batches.charge_weight_kg is 'Green coffee that went in.';
comment on column roast_batches.yield_weight_kg is 'Roasted coffee that came out.';
comment on column roast_batches.notes is 'What the roaster noticed, in Markdown.';
comment on column roast_batches.profile is 'Temperatures along the roast.';
comment on column roast_batches.passed is 'What quality control said; empty until they have tasted it.';
comment on constraint roast_batches_number_key on roast_batches is 'There already is a batch with this number.';
comment on constraint roast_batches_yield_below_charge on roast_batches is 'Coffee loses weight in the roaster: the yield must be below the charge.';

comment on table stock_movements is 'What came to the shelf and what left it.';
comment on column stock_movements.variant_id is 'What was moved.';
comment on column stock_movements.batch_id is 'The batch it came from.';
comment on column stock_movements.employee_id is 'Who moved or counted it.';
comment on column stock_movements.quantity is 'Pieces; below zero when they left the shelf.';
comment on constraint stock_movements_quantity_not_zero on stock_movements is 'A movement moves at least one piece.';

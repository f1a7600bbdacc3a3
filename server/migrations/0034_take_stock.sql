-- Takes from the stock of a product that the caller has locked. A statement of its own sees the locked version of the row.
CREATE FUNCTION "take_stock"("product_id" uuid, "quantity" integer) RETURNS integer LANGUAGE sql AS $$
	UPDATE "products" SET "stock" = "stock" - $2 WHERE "id" = $1 RETURNING "stock";
$$;

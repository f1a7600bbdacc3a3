ALTER TABLE "orders" ADD COLUMN "status" text DEFAULT 'Not processed' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree (right("id"::text, 8));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'));--> statement-breakpoint
CREATE FUNCTION "order_status_of"("order_id" uuid) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT (array['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'])[
		CASE WHEN min("rank") = 1 AND max("rank") FILTER (WHERE "rank" < 5) > 1 THEN 2 ELSE min("rank") END
	]
	FROM (
		SELECT array_position(array['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'], "status") AS "rank"
		FROM "order_lines" WHERE "order_lines"."order_id" = "order_status_of"."order_id"
	) AS "ranks"
$$;--> statement-breakpoint
CREATE FUNCTION "update_order_status"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "orders" SET "status" = "order_status_of"(NEW."order_id") WHERE "id" = NEW."order_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_lines_status_added" AFTER INSERT ON "order_lines" FOR EACH ROW WHEN (NEW."status" <> 'Not processed') EXECUTE FUNCTION "update_order_status"();--> statement-breakpoint
CREATE TRIGGER "order_lines_status_changed" AFTER UPDATE OF "status" ON "order_lines" FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "update_order_status"();--> statement-breakpoint
UPDATE "orders" SET "status" = "order_status_of"("id") WHERE EXISTS (SELECT FROM "order_lines" WHERE "order_lines"."order_id" = "orders"."id" AND "order_lines"."status" <> 'Not processed');

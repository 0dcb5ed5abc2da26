CREATE INDEX "orders_branch" ON "orders" USING btree ("branch_id") WHERE branch_id is not null;
